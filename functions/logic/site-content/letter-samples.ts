import type { DraftContent } from '#contracts/api/draft-shapes';
import type { Enquiry } from '#contracts/api/enquiries';
import type { LetterSample } from '#contracts/api/site-content';
import { letterNames, letterTexts, type SiteLetters } from '#contracts/api/site-letters-rules';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { type Language, languages } from '#contracts/field-kit/language';
import { ProblemError } from '../../errors.ts';
import { confirmationMail } from '../mails/confirmation.ts';
import { readContact } from './contact.ts';

/**
 * Renders the confirmation of an invented request in each language, with words that need not be complete.
 * @throws ProblemError `site_section_not_found` for a section that no mail shows
 */
export async function sampleLetters(id: string, content: DraftContent): Promise<LetterSample[]> {
  if (id !== 'letters') throw new ProblemError('site_section_not_found');
  const letterhead = { contact: await readContact(), letters: lettersIn(content) };
  const siteOrigin = process.env.SITE_ORIGIN ?? '';
  return languages.map((language) => {
    const { subject, html } = confirmationMail(sampleEnquiry(language), {
      ...{ program: 'none', siteOrigin, letterhead, page: siteOrigin },
    });
    return { language, subject, html };
  });
}

/** The texts that are there, cut at their limits. */
function lettersIn(content: DraftContent): SiteLetters {
  const textIn = (name: keyof SiteLetters, language: Language) => {
    const texts = content[name];
    const text = typeof texts === 'object' && texts !== null ? (texts as Record<string, unknown>)[language] : undefined;
    return typeof text === 'string' ? text.trim().slice(0, letterTexts[name].limit) : '';
  };
  const entries = letterNames.map((name) => [
    name,
    Object.fromEntries(languages.map((language) => [language, textIn(name, language)])),
  ]);
  return Object.fromEntries(entries) as SiteLetters;
}

const sampleTexts = {
  ar: { name: 'نورة العتيبي', destination: 'المدينة المنورة' },
  en: { name: 'Noura Alotaibi', destination: 'Madinah' },
} as const satisfies Record<Language, object>;

/** A request for a hotel, three weeks from today. */
function sampleEnquiry(language: Language): Enquiry {
  const today = riyadhDay();
  const now = new Date().toISOString();
  return {
    ...{ type: 'hotel', id: 'sample', reference: 'H-7K3M-09QX', status: 'new', language },
    ...{ source: 'website', origin: null },
    ...{ ...sampleTexts[language], phone: '+966501234567', email: 'noura@example.com', notes: null, program_id: null },
    ...{ check_in: addDays(today, 21), check_out: addDays(today, 25), adults: 2, children: 1, rooms: 1 },
    ...{
      consent: null,
      marketing_withdrawn: null,
      links: [],
      unanswered_since: null,
      owner: null,
      history: [],
      tags: [],
      tasks: [],
      linked: [],
      merged: [],
      merged_into: null,
    },
    ...{ waiting_since: now, due_at: null, first_contact_at: null, waits_for_customer: false },
    ...{
      quotes: [],
      sale: null,
      invitation: null,
      testimonial: null,
      mail_problem: null,
      version: 1,
      created_at: now,
      updated_at: now,
    },
  };
}
