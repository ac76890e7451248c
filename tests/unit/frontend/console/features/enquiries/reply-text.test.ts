import { describe, expect, it } from 'vitest';
import { nameInText } from '#contracts/api/site-brand-rules';
import { builtInTemplates } from '#contracts/api/template-rules';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';
import { brandAtStart } from '#contracts/site-defaults/brand';
import { lettersAtStart } from '#contracts/site-defaults/letters';
import { inLanguage } from '#contracts/website/in-language';
import { invitationText, replyText } from '../../../../../../frontend/console/features/enquiries/reply-text.ts';
import ar from '../../../../../../frontend/locales/ar/admin-replies.json' with { type: 'json' };
import en from '../../../../../../frontend/locales/en/admin-replies.json' with { type: 'json' };
import { translator } from '../../translator.ts';

const texts = { ar, en };
const words = (language: 'ar' | 'en') => ({
  t: translator<'adminReplies'>(language, texts[language]),
  brand: nameInText(brandAtStart, language),
  letters: inLanguage(lettersAtStart, language),
});

describe('replyText', () => {
  it.each(['ar', 'en'] as const)('has a separate text for every type and template (%s)', (language) => {
    const enquiry = { name: 'Sara', reference: 'F-7K3M-09QX', program_id: null };
    const all = EnquiryType.options.flatMap((type) =>
      builtInTemplates.map((template) => replyText(template, { type, ...enquiry }, words(language))),
    );
    expect(new Set(all).size).toBe(16);
    for (const text of all) {
      expect(text).toContain('Sara');
      expect(text).toContain('F-7K3M-09QX');
      expect(text).not.toMatch(/[{}]|\b(flight|hotel|custom|message)\./);
    }
  });

  it.each(['ar', 'en'] as const)('names the program in every text of a request that came from it (%s)', (language) => {
    const title = language === 'ar' ? 'أسبوع في إسطنبول' : 'A week in Istanbul';
    const from = { name: 'Sara', reference: 'F-7K3M-09QX', program_id: 'p1' };
    const texts = (program?: string) =>
      EnquiryType.options.flatMap((type) =>
        builtInTemplates.map((template) => replyText(template, { type, ...from }, { ...words(language), program })),
      );
    expect(new Set(texts(title)).size).toBe(16);
    for (const text of texts(title)) expect(text).toContain(language === 'ar' ? `«${title}»` : `“${title}”`);
    for (const text of texts())
      expect(text).toContain(language === 'ar' ? 'البرنامج الذي اخترته' : 'the program you chose');
    for (const text of [...texts(title), ...texts()]) expect(text).not.toMatch(/مخصصة|custom journey|[{}]|OfProgram/);
  });

  it('ends with the link to the page of the request, once there is one', () => {
    const from = { type: 'hotel', name: 'Sara', reference: 'H-7K3M-09QX', program_id: null } as const;
    const page = 'https://rihla.example/request#H-7K3M-09QX.secret';
    expect(replyText('offer', from, { ...words('en'), page }).endsWith(page)).toBe(true);
    expect(replyText('offer', from, words('en'))).not.toContain('/request');
  });

  it('begins and ends with the words of owners', () => {
    const from = { type: 'hotel', name: 'Sara', reference: '', program_id: null } as const;
    const letters = { ...words('en').letters, chat_hello: 'Dear {name},', chat_opening: '{agency} here.' };
    const draft = (template: 'greeting' | 'thanks') => replyText(template, from, { ...words('en'), letters });
    expect(draft('greeting')).toMatch(/^Dear Sara,\nRihla here\. We have your hotel request/);
    expect(draft('thanks')).toMatch(/^Dear Sara,\nThank you .* We are here for you day and night\.$/);
    expect(replyText('greeting', from, { ...words('en'), letters: undefined })).toMatch(/^We have your hotel request/);
  });

  it('leaves out an unknown name or reference', () => {
    const text = replyText('greeting', { type: 'message', name: '', reference: '', program_id: null }, words('en'));
    expect(text).toMatch(/^Hello,\nThis is the Rihla team/);
    expect(text).not.toContain('reference');
  });
});

it.each(['ar', 'en'] as const)(
  'the invitation to a testimonial greets, names the program and has the link (%s)',
  (language) => {
    const link = 'https://rihla.example/testimonial#H-7K3M-09QX.secret';
    const invitation = (program?: string) => invitationText('Sara', { ...words(language), program, link });
    expect(invitation('AlUla')).toMatch(
      /Sara.*[«“]AlUla[»”].*\n\nhttps:\/\/rihla\.example\/testimonial#H-7K3M-09QX\.secret\n\n/s,
    );
    expect(invitation()).toContain(link);
    for (const text of [invitation('AlUla'), invitation()]) expect(text).not.toMatch(/[{}]|invitation\./);
  },
);
