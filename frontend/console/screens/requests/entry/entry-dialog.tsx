import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiryReceipt, EnquiryType } from '#contracts/api/enquiries';
import { createSendKey } from '#shared/features/enquiries/send-key.ts';
import { enterEnquiry } from '../../../features/enquiries/enter-enquiry.ts';
import { EntryModal } from './entry-modal.tsx';
import { emptyEntry, entryKinds } from './entry-values.ts';
import { useEntryForm } from './use-entry-form.ts';

export interface EnteredEnquiry extends EnquiryReceipt {
  type: EnquiryType;
}

interface Props {
  /** The initial type. */
  type: EnquiryType;
  open: boolean;
  onEntered: (entered: EnteredEnquiry) => void;
  onClose: () => void;
  afterClose: () => void;
}

/** The dialog to enter a request that a customer makes by phone. A retry stores the request once. */
export default function EntryDialog({ type, open, onEntered, onClose, afterClose }: Props) {
  const { t } = useTranslation('adminRequests');
  const [sendKey] = useState(() => createSendKey('staff-entry'));
  const entry = useEntryForm({
    initial: () => emptyEntry(type),
    kinds: entryKinds,
    send: async (body) => {
      const receipt = await enterEnquiry(body, sendKey.for(body));
      sendKey.forget();
      return { type: body.type, ...receipt };
    },
    onSent: onEntered,
  });
  return (
    <EntryModal
      entry={entry}
      open={open}
      texts={{ title: t('entry.title'), save: t('entry.save'), failed: t('entry.failed') }}
      onClose={onClose}
      afterClose={afterClose}
    />
  );
}
