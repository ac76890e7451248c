import App from 'antd/es/app';
import Button from 'antd/es/button';
import { useEffect, useId } from 'react';
import type { EnquiryType } from '#contracts/enquiries';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { TallModal } from '../../tall-modal.tsx';
import { EntryForm } from './entry-form.tsx';
import { type EnteredRequest, useEntryForm } from './use-entry-form.ts';

interface Props {
  /** The type to begin with. */
  type: EnquiryType;
  open: boolean;
  onEntered: (entered: EnteredRequest) => void;
  onClose: () => void;
  afterClose: () => void;
}

/** The dialog for a request that a customer makes by phone. */
export default function EntryDialog({ type, open, onEntered, onClose, afterClose }: Props) {
  const { t } = useTranslation('adminRequests');
  const { t: admin } = useTranslation('admin');
  const formId = useId();
  const entry = useEntryForm(type, onEntered);
  const { isSaving } = entry;
  const leave = useLeaving(entry, onClose);
  return (
    <TallModal
      open={open}
      title={t('entry.title')}
      width="52rem"
      onCancel={leave}
      afterClose={afterClose}
      // A slip of the hand beside the dialog must not close it.
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
    </TallModal>
  );
}

/** Closes the dialog; asks first if something typed would be lost. */
function useLeaving({ isDirty, isSaving }: ReturnType<typeof useEntryForm>, onClose: () => void) {
  const { t } = useTranslation('adminRequests');
  const { modal } = App.useApp();

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isSaving || isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  });

  return () => {
    if (isSaving) return;
    if (!isDirty()) return onClose();
    void modal.confirm({
      title: t('entry.discardTitle'),
      content: t('entry.discardText'),
      okText: t('entry.discard'),
      okButtonProps: { danger: true },
      cancelText: t('entry.keep'),
      autoFocusButton: 'cancel',
      onOk: onClose,
    });
  };
}
