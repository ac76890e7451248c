import type { Language } from '#contracts/fields';

/** What a mail says, before it becomes HTML and plain text. Everything is plain text here and escaped where it must be. */
export interface MailContent {
  language: Language;
  /** Where answers to the mail go. */
  replyTo?: string;
  /** Without the agency's name, which comes before it. */
  subject: string;
  /** What mail programs show beside the subject. */
  preview?: string;
  paragraphs: readonly string[];
  /** A code to keep, set apart. */
  code?: { label: string; value: string; hint: string };
  sections?: readonly MailSection[];
  /** A line behind the sections. */
  after?: string;
  actions?: readonly MailAction[];
  footer: string;
}

export interface MailSection {
  title: string;
  rows: readonly MailRow[];
}

export interface MailRow {
  label: string;
  /** May have several lines. */
  value: string;
  /** Where a tap on the value leads. */
  url?: string;
  /** Reads from left to right whatever the language: a number, an address, a code. */
  isLtr?: boolean;
}

export interface MailAction {
  label: string;
  url: string;
}
