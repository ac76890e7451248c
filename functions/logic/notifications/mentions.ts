import type { Enquiry } from '#contracts/api/enquiries';
import { addMention } from '../../data/mentions.ts';
import { findTeam } from '../../data/team.ts';
import { mentionMail } from '../mails/mention.ts';
import { readContact } from '../site-content/contact.ts';
import { mentionName } from './mail-names.ts';
import { sendOnce } from './send-once.ts';

/**
 * Marks a request for the colleagues whom a note of this instant mentions, and mails each once, in their language. Who has
 * left the team meanwhile gets nothing.
 * @returns `gone` if the history no longer has that note
 */
export async function notifyMentioned(enquiry: Enquiry, { at }: { at: string }): Promise<string> {
  const notes = enquiry.history.filter((entry) => entry.action === 'note_added').filter((note) => note.at === at);
  if (notes.length === 0) return 'gone';
  const members = (await findTeam())?.members ?? {};
  const outcomes: string[] = [];
  for (const note of notes) {
    for (const { email: to } of note.mentions ?? []) {
      const member = members[to];
      if (member?.status !== 'active') continue;
      const { language } = member;
      const make = async () => {
        // Within the mail's claim, so that a repeated change does not mark again what has been opened.
        await addMention(to, enquiry, at);
        const around = { language, siteOrigin: process.env.SITE_ORIGIN ?? '', contact: await readContact() };
        return { to, ...mentionMail(enquiry, note, around) };
      };
      outcomes.push(await sendOnce(mentionName(enquiry.id, at, to), make));
    }
  }
  return outcomes.join(', ') || 'nobody';
}
