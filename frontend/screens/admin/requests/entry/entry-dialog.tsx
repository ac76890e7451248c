import Button from 'antd/es/button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/enquiries';
import { ScrollableModal } from '../../scrollable-modal.tsx';
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
    <ScrollableModal
      open={open}
      title={t('entry.title')}
      width="52rem"
      onCancel={leave}
      afterClose={afterClose}
      // An accidental click outside the dialog must not close it.
      mask={{ closable: false }}
      keyboard={!isSaving}
      closable={!isSaving}
      footer={
        <>
          <Button onClick={leave} disabled={isSaving}>
            {admin('requests.cancel')}
          </Button>
          <Button type="primary" htmlType="submit" form={formId} loading={isSaving}>
            {t(isSaving ? 'entry.saving' : 'entry.save')}
          </Button>
        </>
      }
    >
      <EntryForm id={formId} entry={entry} />
    </ScrollableModal>
  );
}
