import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { meanings } from '#contracts/stage-settings/meanings';
import { readSettings } from '../../../../infra/stacks/settings.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { combinations, sorted } from './combinations.ts';

const read = (context: Record<string, unknown>) => readSettings(new App({ context }).node);

describe('the settings of the CDK app', () => {
  it('are those of a dev stage on this machine by default', () => {
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
      confirmationsPerConnection: 10,
      octo: false,
      riyalSign: 'letters',
    });
  });

  it("are those of another file, with the CDN's domain if the file has no origin", async () => {
    const settings = join(await temporaryFolder(), 'settings.json');
    writeFileSync(settings, JSON.stringify({ spamThreshold: 50 }));
    const cdnOrigin = 'https://d111.cloudfront.net';
    expect(read({ settings, cdnOrigin, originSecret: 'optional' })).toMatchObject({
      ...{ spamThreshold: 50, siteOrigin: cdnOrigin, originSecret: 'optional' },
    });
    writeFileSync(settings, JSON.stringify({ siteOrigin: 'https://www.rihla.example' }));
    expect(read({ settings, cdnOrigin }).siteOrigin).toBe('https://www.rihla.example');
  });

  it('are refused as context, like mistyped names, but the CDK’s own context is not', () => {
    const context = {
      alarmEmail: 'a@rihla.example',
      staeg: 'production',
      rateLimti: '2000',
      '@aws-cdk/core:any': true,
    };
    expect(() => read(context)).toThrow(
      [
        '-c alarmEmail is a setting now: write it to infra/settings/dev.json.',
        '-c staeg: there is no such setting. Did you mean stage?',
        '-c rateLimti: there is no such setting. Did you mean rateLimit?',
      ].join('\n'),
    );
    expect(() => read({ stage: 'staging' })).toThrow('There is no stage "staging": it is dev or production.');
  });
});

describe('the list of what can be deployed', () => {
  it('states for every setting if templates depend on it', () => {
    expect(sorted.toSorted()).toEqual(Object.keys(meanings).toSorted());
  });

  it('has both stages, with and without website, certificate, firewall and alarms', () => {
    const names = combinations.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining([
        'dev, website',
        'dev, no website',
        'dev, website, certificateArn, hostedZoneId, alarmEmail, rateLimit, monthlyBudget',
        'production, website, alarmEmail, rateLimit',
        'production, website, certificateArn, hostedZoneId, alarmEmail, rateLimit, monthlyBudget',
        'production, website, over a version without its secret',
      ]),
    );
    expect(names.filter((name) => /^production, website(?!.*rateLimit)(?!.*over)/.test(name))).toEqual([]);
  });
});
