import type { Language } from '#contracts/field-kit/fields';

import type { Sender } from './sender.ts';
/** A mail's content before it becomes HTML and plain text. All of it is plain text, escaped when rendered. */
export interface MailContent {
  language: Language;
  contact: Sender;
  /** The address for replies. */
  replyTo?: string;
  /** Without the agency's name, which is prepended. */
  subject: string;
  /** The preview text beside the subject. */
  preview?: string;
  paragraphs: readonly string[];
  /** A code for the reader to keep, shown separately. */
  code?: { label: string; value: string; hint: string };
  /** Somebody's own words, with their line breaks and direction. */
  quote?: string;
  sections?: readonly MailSection[];
  /** A line below the sections. */
  after?: string;
  actions?: readonly MailAction[];
  /** Signature and hours, below all of it. They may contain line breaks. */
  ending?: readonly string[];
  footer: string;
}

export interface MailSection {
  title: string;
  rows: readonly MailRow[];
}

export interface MailRow {
  label: string;
  /** May contain line breaks. */
  value: string;
  /** The target of a link on the value. */
  url?: string;
  /** True for a number, an address or a code, which is left to right in every language. */
  isLtr?: boolean;
}

export interface MailAction {
  label: string;
  url: string;
}
