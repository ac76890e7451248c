import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../../infra/stacks/settings.ts';

const read = (context: Record<string, unknown>) => readSettings(new App({ context }).node);
const live = {
  stage: 'production',
  siteOrigin: 'https://www.rihla.example',
  mailFrom: 'hello@rihla.example',
  staffEmail: 'desk@rihla.example, owner@rihla.example',
};

describe('settings', () => {
  it('default to a dev stage on this machine', () => {
    expect(read({})).toEqual({
      stage: 'dev',
      originSecret: 'required',
      siteOrigin: 'http://localhost:3000',
      mailFrom: 'no-reply@rihla.example',
      staffEmail: 'staff@rihla.example',
      staffLanguage: 'ar',
      staffMailSingles: 10,
      retentionMonths: 24,
      spamThreshold: 10,
    });
  });

  it('are taken as given', () => {
    const given = {
      ...live,
      mailIdentity: 'hello@rihla.example',
      alarmEmail: 'operator@rihla.example',
      staffLanguage: 'en',
    };
    const defaults = { originSecret: 'required', staffMailSingles: 10, retentionMonths: 24, spamThreshold: 10 };
    expect(read(given)).toEqual({ ...given, ...defaults });
  });

  it('have no defaults in production, and names every missing one', () => {
    expect(() => read({ stage: 'production' })).toThrow(
      'The settings do not fit: -c siteOrigin is required: the address of the site; -c mailFrom is required: an e-mail address; -c staffEmail is required: an e-mail address.',
    );
  });

  it('lower the cost of passwords in a dev stage only', () => {
    expect(read({ passwordCost: '10' })).toMatchObject({ passwordCost: 10 });
    expect(read({ ...live, passwordCost: '10' })).not.toHaveProperty('passwordCost');
  });

  it.each([
    [{ stage: 'staging' }, '-c stage must be dev or production'],
    [{ siteOrigin: 'localhost:3000' }, '-c siteOrigin must be an origin without a path'],
    [{ siteOrigin: 'https://www.rihla.example/' }, '-c siteOrigin must be an origin without a path'],
    [{ ...live, siteOrigin: 'http://www.rihla.example' }, '-c siteOrigin must begin with https://'],
    [{ mailFrom: 'rihla' }, '-c mailFrom must be an e-mail address'],
    [{ alarmEmail: 'operator' }, '-c alarmEmail must be an e-mail address'],
    [{ staffEmail: 'desk@rihla.example, owner' }, '-c staffEmail must be e-mail addresses with commas between'],
    [{ staffLanguage: 'fr' }, '-c staffLanguage'],
    [{ mailIdentity: '' }, '-c mailIdentity must not be empty'],
  ])('refuse %j', (context, message) => {
    expect(() => read(context)).toThrow(message);
  });
});
