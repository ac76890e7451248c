import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/enquiries';
import { FormDialog } from '../../form-dialog.tsx';
import { useLeaving } from '../../use-leaving.ts';
import { EntryForm } from './entry-form.tsx';
import { type EnteredEnquiry, useEntryForm } from './use-entry-form.ts';

interface Props {
  /** The initial type. */
  type: EnquiryType;
  open: boolean;
  onEntered: (entered: EnteredEnquiry) => void;
  onClose: () => void;
  afterClose: () => void;
}

/** The dialog to enter a request that a customer makes by phone. */
export default function EntryDialog({ type, open, onEntered, onClose, afterClose }: Props) {
  const { t } = useTranslation('adminRequests');
  const { t: admin } = useTranslation('admin');
  const formId = useId();
  const entry = useEntryForm(type, onEntered);
  const { isSaving } = entry;
  const texts = {
    title: t('entry.discardTitle'),
    content: t('entry.discardText'),
    okText: t('entry.discard'),
    cancelText: t('entry.keep'),
  };
  const leave = useLeaving(entry, texts, onClose);
  return (
    <FormDialog
      open={open}
      title={t('entry.title')}
      width="52rem"
      formId={formId}
      isSaving={isSaving}
      onLeave={leave}
      cancelText={admin('requests.cancel')}
      submitText={t(isSaving ? 'entry.saving' : 'entry.save')}
      afterClose={afterClose}
    >
      <EntryForm id={formId} entry={entry} />
    </FormDialog>
  );
}
