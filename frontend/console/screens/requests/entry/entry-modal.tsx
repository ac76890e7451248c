import Flex from 'antd/es/flex';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { useLeaving } from '../../../components/use-leaving.ts';
import { EntryForm } from './entry-form.tsx';
import type { useEntryForm } from './use-entry-form.ts';

interface Props {
  entry: ReturnType<typeof useEntryForm>;
  open: boolean;
  texts: { title: ReactNode; save: string; failed: string };
  isTypeFixed?: boolean;
  /** A sentence above the form. */
  children?: ReactNode;
  onClose: () => void;
  afterClose: () => void;
}

/** The dialog around the form in which staff enter or correct a request. It asks before it loses input. */
export function EntryModal({ entry, open, texts, isTypeFixed, children, onClose, afterClose }: Props) {
  const { t } = useTranslation('adminRequests');
  const { t: admin } = useTranslation('admin');
  const formId = useId();
  const { isSaving } = entry;
  const question = {
    title: t('entry.discardTitle'),
    content: t('entry.discardText'),
    okText: t('entry.discard'),
    cancelText: t('entry.keep'),
  };
  const leave = useLeaving(entry, question, onClose);
  return (
    <FormDialog
      open={open}
      title={texts.title}
      width="52rem"
      formId={formId}
      isSaving={isSaving}
      onLeave={leave}
      cancelText={admin('requests.cancel')}
      submitText={isSaving ? t('entry.saving') : texts.save}
      afterClose={afterClose}
    >
      <Flex vertical gap="middle">
        {children}
        <EntryForm id={formId} entry={entry} failed={texts.failed} isTypeFixed={isTypeFixed} />
      </Flex>
    </FormDialog>
  );
}
