import { inject } from 'vitest';
import { outboxes } from './stack.ts';

export interface CapturedMail {
  from: string;
  to: string[];
  reply_to?: string[];
  subject: string;
  text: string;
  html: string;
}

/** The mails captured by the embedded runtime, newest first. */
export async function outbox(url = inject('stack').url): Promise<CapturedMail[]> {
  const page = outboxes.get(url) ?? inject('stack').outboxUrl;
  const response = await fetch(page.replace('/_outbox', '/_outbox.json'));
  return (await response.json()) as CapturedMail[];
}
