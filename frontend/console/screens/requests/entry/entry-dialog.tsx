import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry, EnquiryReceipt, EnquiryType } from '#contracts/api/enquiries';
import { createSendKey } from '#shared/features/enquiries/send-key.ts';
import { enterEnquiry } from '../../../features/enquiries/enter-enquiry.ts';
import { EntryModal } from './entry-modal.tsx';
import { customerOf, emptyEntry, entryKinds } from './entry-values.ts';
import { useEntryForm } from './use-entry-form.ts';

export interface EnteredEnquiry extends EnquiryReceipt {
  type: EnquiryType;
}

interface Props {
  /** The initial type. */
  type: EnquiryType;
  /** The request that asks for this one too: its customer's contact details are filled in, and both are linked. */
  origin?: Enquiry;
  open: boolean;
  onEntered: (entered: EnteredEnquiry) => void;
  onClose: () => void;
  afterClose: () => void;
}

/** The dialog to enter a request that a customer makes by phone. A retry stores the request once. */
export default function EntryDialog({ type, origin, open, onEntered, onClose, afterClose }: Props) {
  const { t } = useTranslation('adminRequests');
  const [sendKey] = useState(() => createSendKey('staff-entry'));
  const entry = useEntryForm({
    initial: () => ({ ...emptyEntry(type), ...(origin && customerOf(origin)) }),
    kinds: entryKinds,
    send: async (values) => {
      const body = { ...values, ...(origin && { split_from: { type: origin.type, id: origin.id } }) };
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
      texts={{
        title: origin ? t('entry.splitTitle', { reference: `\u2066${origin.reference}\u2069` }) : t('entry.title'),
        save: t('entry.save'),
        failed: t('entry.failed'),
      }}
      onClose={onClose}
      afterClose={afterClose}
    />
  );
}
