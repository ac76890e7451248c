import * as z from 'zod/mini';
import { namesOnly } from '../field-kit/facts.ts';
import { optionalText, requiredLine, requiredText } from '../field-kit/fields.ts';
import { type LetterText, letterTexts } from './site-letters-rules.ts';
import { bothOrNone, inEachLanguage } from './site-texts.ts';

const naming = (facts: readonly string[]) =>
  z.refine<string>((text) => namesOnly(text, facts), { error: 'unknown_fact' });
const line = (name: LetterText) => {
  const { limit, facts } = letterTexts[name];
  return inEachLanguage(requiredLine(limit).check(naming(facts)));
};
const { mail_closing, mail_hours } = letterTexts;

/** The words around the facts of mails to visitors and of first messages by WhatsApp. */
export const SiteLettersBody = z.object({
  mail_hello: line('mail_hello'),
  mail_closing: inEachLanguage(requiredText(mail_closing.limit).check(naming(mail_closing.facts))),
  mail_hours: bothOrNone(
    optionalText(mail_hours.limit).check(
      z.refine((text) => text === null || namesOnly(text, mail_hours.facts), { error: 'unknown_fact' }),
    ),
  ),
  mail_call: line('mail_call'),
  chat_hello: line('chat_hello'),
  chat_opening: line('chat_opening'),
  chat_closing: line('chat_closing'),
});
export type SiteLettersBody = z.infer<typeof SiteLettersBody>;
