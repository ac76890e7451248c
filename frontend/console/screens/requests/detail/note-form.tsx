import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { changeEnquiry } from '../../../features/enquiries/change-enquiry.ts';
import { MentionInput } from '../../../features/mentions/mention-input.tsx';
import { mentionedIn } from '../../../features/mentions/split-mentions.ts';
import { useColleagues } from '../../../features/mentions/use-colleagues.ts';
import { HistoryTextForm } from './history-text-form.tsx';

/** The API's limit, in characters. */
const longestNote = 2000;

const drafts = new Map<string, string>();

/** Adds an internal note, which can mention colleagues. */
export function NoteForm({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('admin');
  const { read } = useColleagues();

  const send = async (note: string, key: string) => {
    const mentions = note.includes('@') ? mentionedIn(note, await read()) : [];
    await changeEnquiry(enquiry, { note, ...(mentions.length > 0 && { mentions }) }, key);
  };

  return (
    <HistoryTextForm
      name="note"
      enquiry={enquiry}
      limit={longestNote}
      drafts={drafts}
      send={send}
      as={MentionInput}
      texts={{
        label: t('detail.note'),
        placeholder: t('detail.notePlaceholder'),
        required: t('detail.noteRequired'),
        tooLong: t('detail.noteTooLong'),
        send: t('detail.addNote'),
        sending: t('detail.addingNote'),
        sent: t('detail.noteAdded'),
        failed: t('detail.noteFailed'),
      }}
    />
  );
}
