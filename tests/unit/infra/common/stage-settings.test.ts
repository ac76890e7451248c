import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { meanings } from '#contracts/stage-settings/meanings';
import { readStageSettings, settingsFile } from '../../../../infra/common/stage-settings.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const example = JSON.parse(
  readFileSync(settingsFile('production').replace('production.json', 'production.example.json'), 'utf8'),
);
const own = JSON.parse(
  JSON.stringify(example).replaceAll('example.com', 'rihla.example').replace('123456789012', '111122223333'),
);
const live = { ...own, hostedZoneId: 'Z01' };

/** Reads values as a stage's settings file. */
async function read(stage: 'dev' | 'production', values: unknown) {
  const file = join(await temporaryFolder(), 'settings.json');
  writeFileSync(file, typeof values === 'string' ? values : JSON.stringify(values));
  return readStageSettings(stage, file);
}

/** Returns the sentences about the issues, without the heading. */
const issues = (stage: 'dev' | 'production', values: unknown) =>
  read(stage, values).then(
    () => [],
    ({ message }: Error) => message.split('\n').map((line) => line.trim().replace(/^\S+settings.json /, '')),
  );

describe("a stage's file of settings", () => {
  it('is not needed for dev, and is for production', () => {
    expect(readStageSettings('dev')).toMatchObject({ stage: 'dev', mailFrom: 'no-reply@rihla.example' });
    const nowhere = settingsFile('production').replace('production', 'nowhere');
    expect(() => readStageSettings('production', nowhere)).toThrow(
      /^There is no infra\/settings\/nowhere\.json: copy infra\/settings\/production\.example\.json there/,
    );
  });

  it('accepts the committed example with the operator’s own values', async () => {
    expect(await read('production', live)).toEqual({
      ...{ stage: 'production', staffMailSingles: 10, retentionMonths: 24, spamThreshold: 10 },
      confirmationsPerConnection: 10,
      octo: false,
      riyalSign: 'letters',
      backupVaultLock: 'governance',
      ...live,
    });
    const sentences = await issues('production', example);
    expect(sentences).toContain("alarmEmail still has the example's value.");
    const replaced = ['siteOrigin', 'certificateArn', 'hostedZoneId', 'hostedZoneName', 'mailFrom', 'staffEmail'];
    expect(sentences.slice(1).map((line) => line.split(' ')[0])).toEqual(
      Object.keys(meanings).filter((name) => [...replaced, 'ownerEmail', 'alarmEmail'].includes(name)),
    );
  });

  it('is read with the byte-order mark that editors on Windows write', async () => {
    expect(await read('production', `\uFEFF${JSON.stringify(live)}`)).toMatchObject(live);
  });

  it('refuses a name that is given twice, of which JSON keeps the last', async () => {
    const twice = JSON.stringify({ ...live, mailFrom: '"mailFrom": {' }).replace('{', '{ "rateLimit": 100000, ');
    expect(await issues('production', twice)).toContain('rateLimit is given twice.');
    expect((await issues('production', twice)).join()).not.toContain('mailFrom is given twice');
    expect(await issues('dev', '{ "spamThreshold": 5, "spamThreshold": 500 }')).toEqual([
      'has an issue:',
      'spamThreshold is given twice.',
    ]);
  });

  it('refuses a region that does not exist', async () => {
    expect(await issues('production', { ...live, backupCopyRegion: 'eu-centrla-1' })).toEqual([
      'has an issue:',
      'backupCopyRegion must be a region of AWS, and is "eu-centrla-1".',
    ]);
  });

  it('names every missing setting of production, each with its meaning', async () => {
    expect(await issues('production', {})).toEqual([
      'has 8 issues:',
      'siteOrigin is missing: the address of the site, such as https://www.example.com.',
      'mailFrom is missing: the e-mail address that mails come from, verified in SES.',
      'staffEmail is missing: the e-mail addresses that get a mail for each request, with commas between.',
      "ownerEmail is missing: the e-mail address of the console's first owner.",
      'alarmEmail is missing: the e-mail address that gets a mail for each alarm.',
      'certificateArn is missing: the certificate of the site\'s host in us-east-1, or "none" to use the CDN\'s own name.',
      'rateLimit is missing: the POSTs to the API of one address in five minutes above which the firewall answers 429.',
      'backupCopyRegion is missing: a second region for copies of the backups, or "none".',
    ]);
  });

  it('reports every issue at once: unknown names, missing ones, wrong values and rules between settings', async () => {
    const { alarmEmail, ...rest } = live;
    const values = {
      ...rest,
      alarmEmial: alarmEmail,
      theme: 'dark',
      rateLimit: '2000',
      hostedZoneName: 'other.example',
    };
    expect(await issues('production', values)).toEqual([
      'has 6 issues:',
      'alarmEmial is no setting. Did you mean alarmEmail?',
      expect.stringMatching(/^theme is no setting\. Known are siteOrigin, mailFrom, .*, passwordCost\.$/),
      expect.stringMatching(/^alarmEmail is missing: /),
      'hostedZoneName must be a domain that the host of siteOrigin is in, and is "other.example".',
      'rateLimit must be a whole number from 100 to 100000000, and is "2000".',
      'monthlyBudget needs alarmEmail, which gets the mail.',
    ]);
  });

  it('may state that there is no certificate: the site then has the CDN’s domain', async () => {
    const { siteOrigin, hostedZoneId, hostedZoneName, ...rest } = live;
    const settings = await read('production', { ...rest, certificateArn: 'none' });
    expect(settings).not.toHaveProperty('certificateArn');
    expect(await issues('production', { ...live, certificateArn: 'none' })).toEqual([
      'has 2 issues:',
      'siteOrigin must be left out with certificateArn "none": the site then has the CDN\'s own name, and is "https://www.rihla.example".',
      'hostedZoneId needs certificateArn: the CDN answers for a domain only with its certificate.',
    ]);
  });

  it.each([
    [{ siteOrigin: 'localhost:3000' }, 'siteOrigin must be an origin without a path'],
    [{ siteOrigin: 'https://www.rihla.example/' }, 'siteOrigin must be an origin without a path'],
    [{ mailFrom: 'rihla' }, 'mailFrom must be an e-mail address, and is "rihla".'],
    [{ mailFrom: 7 }, 'mailFrom must be an e-mail address, and is 7.'],
    [{ alarmEmail: 'operator' }, 'alarmEmail must be an e-mail address'],
    [{ staffEmail: 'desk@rihla.example, owner' }, 'staffEmail must be e-mail addresses with commas between'],
    [{ staffLanguage: 'fr' }, 'staffLanguage must be ar or en, and is "fr".'],
    [{ mailIdentity: '' }, 'mailIdentity must be a text on one line that is not empty'],
    [{ mailIdentity: 'example.org\u202e\n' }, 'mailIdentity must be a text on one line that is not empty'],
    [{ certificateArn: 'arn:aws:acm:eu-south-1:111122223333:certificate/0' }, 'certificateArn must be the ARN'],
    [{ mailIdentity: 'other.example' }, 'mailIdentity must be mailFrom itself, or a domain that it is in, and is'],
    [{ rateLimit: 99 }, 'rateLimit must be a whole number from 100 to 100000000, and is 99.'],
    // Five times this is more than the firewall accepts.
    [{ rateLimit: 500_000_000 }, 'rateLimit must be a whole number from 100 to 100000000'],
    // No date can be that far back.
    [{ retentionMonths: 10_000_000 }, 'retentionMonths must be a whole number from 1 to 999'],
    [{ octo: 'yes' }, 'octo must be true or false'],
    [{ spamThreshold: 1.5 }, 'spamThreshold must be a whole number from 1 to 9999, and is 1.5.'],
    [
      { umrahLicence: '12 34' },
      'umrahLicence must be the number of a licence, of letters, digits, hyphens and slashes',
    ],
    [{ riyalSign: 'on' }, 'riyalSign must be letters or drawn, and is "on".'],
    [{ turnstileSiteKey: '0x4AAA' }, 'turnstileSiteKey needs turnstileSecret, and turnstileSecret needs'],
    [{ turnstileSecret: '/rihla/turnstile' }, 'turnstileSiteKey needs turnstileSecret'],
    [{ hostedZoneName: 'rihla.example' }, 'hostedZoneId needs hostedZoneName, and hostedZoneName needs hostedZoneId.'],
    ['[]', 'must be an object: { "name": value, … }.'],
    ['{', 'cannot be read'],
  ])('refuses %j', async (values, sentence) => {
    const given = typeof values === 'string' ? values : { mailFrom: 'no-reply@mail.rihla.example', ...values };
    expect((await issues('dev', given)).join('\n')).toContain(sentence);
  });

  it.each(['no-reply@mail.rihla.example', 'mail.rihla.example', 'rihla.example'])(
    'accepts the identity %s of an address below it',
    async (mailIdentity) => {
      const settings = { mailFrom: 'no-reply@mail.rihla.example', mailIdentity };
      expect(await read('dev', settings)).toMatchObject(settings);
    },
  );

  it('accepts a low password cost, as in tests, only in dev', async () => {
    expect(await read('dev', { passwordCost: 10 })).toMatchObject({ passwordCost: 10 });
    expect(await issues('production', { ...live, passwordCost: 10 })).toEqual([
      'has an issue:',
      'passwordCost is for dev only.',
    ]);
  });

  it.each([
    [{ backupCopyRegion: 'Frankfurt' }, 'backupCopyRegion must be a region such as eu-central-1, or "none", and is'],
    [{ backupVaultLock: 'strong' }, 'backupVaultLock must be governance or compliance, and is "strong".'],
  ])('refuses %j in production', async (values, sentence) => {
    expect((await issues('production', { ...live, ...values })).join('\n')).toContain(sentence);
  });

  it('has no backups in dev', async () => {
    expect(await issues('dev', { backupCopyRegion: 'none' })).toEqual([
      'has an issue:',
      'backupCopyRegion is for production only.',
    ]);
  });

  it('refuses plain HTTP in production', async () => {
    const sentences = await issues('production', { ...live, siteOrigin: 'http://www.rihla.example' });
    expect(sentences[1]).toMatch(/^siteOrigin must be an origin that begins with https:\/\//);
  });
});
