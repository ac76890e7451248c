import type { Language } from '#contracts/field-kit/fields';
import { ar } from './ar.ts';
import { en } from './en.ts';
import type { MailTexts } from './mail-texts.ts';

export const mailTexts: Record<Language, MailTexts> = { ar, en };
