import { describe, expect, it } from 'vitest';
import { enquiryTypes } from '../../../../../../frontend/features/enquiries/staff/enquiry-view.ts';
import { replyTemplates, replyText } from '../../../../../../frontend/features/enquiries/staff/reply-text.ts';
import ar from '../../../../../../frontend/locales/ar/admin-replies.json' with { type: 'json' };
import en from '../../../../../../frontend/locales/en/admin-replies.json' with { type: 'json' };
import { translator } from '../../../admin/translator.ts';

const texts = { ar, en };
const words = (language: 'ar' | 'en') => ({
  t: translator<'adminReplies'>(language, texts[language]),
  brand: language === 'ar' ? 'رحلة' : 'Rihla',
});

describe('replyText', () => {
  it.each(['ar', 'en'] as const)('has a separate text for every type and template (%s)', (language) => {
    const enquiry = { name: 'Sara', reference: 'F-7K3M-09QX' };
    const all = enquiryTypes.flatMap((type) =>
      replyTemplates.map((template) => replyText(template, { type, ...enquiry }, words(language))),
    );
    expect(new Set(all).size).toBe(16);
    for (const text of all) {
      expect(text).toContain('Sara');
      expect(text).toContain('F-7K3M-09QX');
      expect(text).not.toMatch(/[{}]|\b(flight|hotel|custom|message)\./);
    }
  });

  it('leaves out an unknown name or reference', () => {
    const text = replyText('greeting', { type: 'message', name: '', reference: undefined }, words('en'));
    expect(text).toMatch(/^Hello,\nThis is the Rihla team/);
    expect(text).not.toContain('reference');
  });
});
