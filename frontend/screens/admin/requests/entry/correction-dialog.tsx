import Alert from 'antd/es/alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ltr } from '../../../../components/ltr.tsx';
import { correctEnquiry } from '../../../../features/enquiries/staff/correct-enquiry.ts';
import type { EnquiryView } from '../../../../features/enquiries/staff/enquiry-view.ts';
import { ApiError } from '../../../../lib/api.ts';
import { EntryModal } from './entry-modal.tsx';
import { correctionKinds, valuesOf } from './entry-values.ts';
import { useEntryForm } from './use-entry-form.ts';

interface Props {
  enquiry: EnquiryView;
  open: boolean;
  onCorrected: () => void;
  onClose: () => void;
  afterClose: () => void;
  /** Called if a colleague has changed the request since the dialog was opened. */
  onStale: () => void;
}

/** The dialog to correct a request's contact details and fields. */
export default function CorrectionDialog({ enquiry, open, onCorrected, onClose, afterClose, onStale }: Props) {
  const { t } = useTranslation('adminRequests');
  // The state that the form shows: what colleagues change meanwhile must not be overwritten.
  const [seen] = useState(enquiry);
  const [isStale, setIsStale] = useState(false);
  const entry = useEntryForm({
    initial: () => valuesOf(seen),
    kinds: correctionKinds,
    send: async (body) => {
      try {
        await correctEnquiry(seen, body);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'version_conflict') {
          setIsStale(true);
          onStale();
        }
        throw error;
      }
    },
    onSent: onCorrected,
  });
  const [before, after] = t('correct.title', { reference: place }).split(place);
  return (
    <EntryModal
      entry={entry}
      open={open}
      isTypeFixed
      texts={{
        title: (
          <>
            {before}
            <Ltr>{seen.reference}</Ltr>
            {after}
          </>
        ),
        save: t('correct.save'),
        failed: t('correct.failed'),
      }}
      onClose={onClose}
      afterClose={afterClose}
    >
      {isStale ? <Alert type="warning" showIcon title={t('correct.conflict')} /> : <p>{t('correct.hint')}</p>}
    </EntryModal>
  );
}

/** Placeholder for the reference, at which the title is split. No text contains this character. */
const place = '\uE000';
