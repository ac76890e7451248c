import type { Language } from '../field-kit/language.ts';
import type { SiteTexts } from './site-texts.ts';

/** The words around the facts of mails to visitors (`mail_`) and of staff's first messages by WhatsApp (`chat_`). */
export interface SiteLetters {
  mail_hello: SiteTexts;
  /** The signature. */
  mail_closing: SiteTexts;
  /** When the agency answers, below the signature; null for no such line. */
  mail_hours: Readonly<Record<Language, string | null>>;
  /** The button that calls the agency. */
  mail_call: SiteTexts;
  chat_hello: SiteTexts;
  /** Who writes: the first sentence of a first message. */
  chat_opening: SiteTexts;
  /** The last sentence of the thanks. */
  chat_closing: SiteTexts;
}

export type LetterText = keyof SiteLetters;

/**
 * In characters, with the facts that each text may name. A confirmation may reach a stranger, so mails never repeat the
 * name that a visitor typed.
 */
export const letterTexts = {
  mail_hello: { limit: 80, facts: ['agency'] },
  mail_closing: { limit: 200, facts: ['agency'] },
  mail_hours: { limit: 160, facts: ['agency', 'hours'] },
  mail_call: { limit: 40, facts: [] },
  chat_hello: { limit: 80, facts: ['name', 'agency'] },
  chat_opening: { limit: 160, facts: ['agency'] },
  chat_closing: { limit: 200, facts: ['agency'] },
} as const satisfies Record<LetterText, { limit: number; facts: readonly string[] }>;

export const letterNames = Object.keys(letterTexts) as LetterText[];
