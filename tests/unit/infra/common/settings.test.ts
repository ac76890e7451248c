import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from '../../../../infra/common/settings.ts';

it('has defaults for everything, also for empty variables', () => {
  const expected = {
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('.local'),
    siteOrigin: undefined,
    trustedProxies: '0',
    adminEmail: 'admin@rihla.example',
    staffEmail: 'admin@rihla.example',
    staffLanguage: 'ar',
    staffMailSingles: '10',
    retentionMonths: '24',
    spamThreshold: '10',
    confirmationsPerConnection: '10',
    octo: false,
    passwordCost: '17',
    umrahLicence: undefined,
    riyalSign: 'letters',
    turnstileSiteKey: undefined,
    turnstileSecret: undefined,
    eventRetrySeconds: '900',
    adminPassword: undefined,
    seed: 'samples',
    logToTerminal: false,
  };
  expect(readSettings({})).toEqual(expected);
  expect(readSettings({ PORT: '', HOST: '', ADMIN_PASSWORD: '' })).toEqual(expected);
});

it('reads set variables', () => {
  const settings = readSettings({ PORT: '8080', SITE_ORIGIN: 'http://192.168.1.5:8080/', SEED: 'none', LOG: 'stdout' });
  expect(settings).toMatchObject({
    port: 8080,
    siteOrigin: 'http://192.168.1.5:8080',
    seed: 'none',
    logToTerminal: true,
  });
});

it('mails staff at the first account’s address by default', () => {
  expect(readSettings({ ADMIN_EMAIL: 'owner@rihla.example' }).staffEmail).toBe('owner@rihla.example');
  expect(readSettings({ STAFF_EMAIL: 'a@rihla.example, b@rihla.example', STAFF_LANGUAGE: 'en' })).toMatchObject({
    staffEmail: 'a@rihla.example, b@rihla.example',
    staffLanguage: 'en',
  });
  expect(() => readSettings({ STAFF_EMAIL: 'a@rihla.example, b' })).toThrow(/^STAFF_EMAIL/);
});

it('names every bad variable in one sentence, without the password', () => {
  const read = () =>
    readSettings({ PORT: '70000', HOST: 'a b', ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: 'secret'.repeat(50) });
  expect(read).toThrow(
    'PORT (now "70000") must be a port number from 0 (any free one) to 65535; HOST (now "a b") must be a host name or an address; ADMIN_EMAIL (now "nobody") must be an e-mail address; ADMIN_PASSWORD must be a password of at most 200 characters.',
  );
});

it('accepts both keys of Turnstile or none, and prints no secret', () => {
  const keys = { TURNSTILE_SITE_KEY: '0x4AAA', TURNSTILE_SECRET: '0x4BBB' };
  expect(readSettings(keys)).toMatchObject({ turnstileSiteKey: '0x4AAA', turnstileSecret: '0x4BBB' });
  for (const name of ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET'] as const) {
    expect(() => readSettings({ [name]: keys[name] })).toThrow(/must be set together/);
  }
  expect(() => readSettings({ ...keys, TURNSTILE_SECRET: 'a secret' })).toThrow(/^TURNSTILE_SECRET must be/);
});

it.each(['9', '20', '2'])('refuses PASSWORD_COST=%s', (PASSWORD_COST) => {
  expect(() => readSettings({ PASSWORD_COST })).toThrow(/^PASSWORD_COST/);
});

it.each(['abc', '-1', '3000.5', '1e3'])('refuses PORT=%s', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(/^PORT/);
});
