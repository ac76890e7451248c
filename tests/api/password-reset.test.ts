import { beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../support/client.ts';
import { addColleague } from '../support/colleague.ts';
import { needs } from '../support/needs.ts';
import { outbox } from '../support/outbox.ts';
import * as mails from '../support/reset-mails.ts';
import type { StaffAccount } from '../support/staff-account.ts';

const visitor = new Client();
let account: StaffAccount;

// A separate account, since a new password ends all of its sessions.
beforeAll(async () => {
  account = await addColleague();
});

const askForLink = (language?: 'ar' | 'en') => mails.askForLink(visitor, account.email, language);

describe('a password reset', () => {
  it('mails a link in the reader’s language that sets a new password once and ends all sessions', async (context) => {
    needs('mail')(context);
    const before = new Client();
    await before.signIn(account.email, account.password);
    const { answer, mail, token } = await askForLink('ar');
    expect([answer.status, answer.json]).toEqual([202, { data: true }]);
    expect(mail?.to).toEqual([account.email]);
    expect(mail?.subject).toBe('«رحلة»: تعيين كلمة مرور جديدة');
    expect(mail?.html).toContain('dir="rtl"');

    const changed = await visitor.put('/password-resets', { token, password: 'a brand new password' });
    expect([changed.status, changed.json]).toEqual([200, { data: true }]);
    expect((await before.get('/session')).status).toBe(401);
    expect((await new Client().signIn(account.email, account.password)).status).toBe(401);
    expect((await new Client().signIn(account.email, 'a brand new password')).status).toBe(201);

    const again = await visitor.put('/password-resets', { token, password: 'yet another password' });
    expect([again.status, again.json.code]).toEqual([404, 'reset_link_invalid']);

    const { token: back } = await askForLink();
    expect((await visitor.put('/password-resets', { token: back, password: account.password })).status).toBe(200);
    expect((await new Client().signIn(account.email, account.password)).status).toBe(201);
  });

  it('gives the same reply for an unknown address, and mails nothing', async (context) => {
    needs('mail')(context);
    const email = `nobody-${Date.now()}@rihla.example`;
    const { status, json } = await visitor.post('/password-resets', { email });
    expect([status, json]).toEqual([202, { data: true }]);
    expect((await outbox()).filter(({ to }) => to.includes(email))).toEqual([]);
  });

  it('refuses a short password and keeps the link valid', async (context) => {
    needs('mail')(context);
    const { token } = await askForLink();
    const short = await visitor.put('/password-resets', { token, password: 'short' });
    expect([short.status, short.json.errors[0].code]).toEqual([422, 'too_short']);
    expect((await visitor.put('/password-resets', { token, password: account.password })).status).toBe(200);
  });

  it('refuses the most common passwords in any case, says so in both languages, and keeps the link valid', async (context) => {
    needs('mail')(context);
    const { token } = await askForLink();
    const sentences = {
      en: 'This password is too common. Please choose another.',
      ar: 'كلمة المرور هذه من أكثر الكلمات استخدامًا. اختر غيرها من فضلك.',
    };
    for (const language of ['en', 'ar'] as const) {
      const { status, json } = await visitor.put('/password-resets', { token, password: 'PassWord123' }, { language });
      expect([status, json.errors]).toEqual([
        422,
        [{ field: 'password', code: 'too_common', message: sentences[language] }],
      ]);
    }
    const own = await visitor.put('/password-resets', { token, password: account.email });
    expect(own.json.errors).toEqual([expect.objectContaining({ field: 'password', code: 'easy_to_guess' })]);
    expect((await visitor.put('/password-resets', { token, password: account.password })).status).toBe(200);
  });

  it('invalidates every link that was mailed before', async (context) => {
    needs('mail')(context);
    const { token: older } = await askForLink();
    const { token } = await askForLink();
    expect((await visitor.put('/password-resets', { token, password: account.password })).status).toBe(200);
    const again = await visitor.put('/password-resets', { token: older, password: 'an attacker’s password' });
    expect([again.status, again.json.code]).toEqual([404, 'reset_link_invalid']);
    expect((await new Client().signIn(account.email, account.password)).status).toBe(201);
  });

  it('refuses unknown links', async () => {
    const { status, json } = await visitor.put('/password-resets', {
      token: 'made-up',
      password: 'long enough password',
    });
    expect([status, json.code]).toEqual([404, 'reset_link_invalid']);
  });

  it('is throttled per account', async () => {
    const email = `reset-${Date.now()}@rihla.example`;
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await visitor.post('/password-resets', { email })).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });
});
