import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { changeEnquiry } from '../../../features/enquiries/change-enquiry.ts';
import { HistoryTextForm } from './history-text-form.tsx';

/** The API's limit, in characters. */
const longestNote = 2000;

const drafts = new Map<string, string>();

/** Adds an internal note. */
export function NoteForm({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('admin');
  return (
    <HistoryTextForm
      name="note"
      enquiry={enquiry}
      limit={longestNote}
      drafts={drafts}
      send={(note) => changeEnquiry(enquiry, { note })}
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
