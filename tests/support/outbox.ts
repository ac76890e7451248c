import { inject } from 'vitest';

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
  const response = await fetch(`${url}/_outbox.json`);
  return (await response.json()) as CapturedMail[];
}
