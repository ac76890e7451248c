import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { publicationNoteLimit } from '#contracts/api/program-limits';
import { Hint } from '../../components/hint.tsx';
import { ScrollableModal } from '../../components/scrollable-modal.tsx';

interface Props {
  /** A sentence for each warning. Staff can publish in spite of them. */
  warnings: readonly string[];
  /** The sentence for a draft without warnings. */
  ready: string;
  note: string;
  onNote: (note: string) => void;
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
  isBusy?: boolean;
  /** Something among the children stops the publication. */
  isStopped?: boolean;
  children?: ReactNode;
}

/** The dialog before a publication: what is missing, and a note. */
export function PublishFrame(props: Props) {
  const { warnings, ready, note, onNote, confirm, onConfirm, onClose, isBusy, isStopped = false, children } = props;
  const { t } = useTranslation('adminDrafts');
  const noteId = useId();
  return (
    <ScrollableModal
      open
      title={t('publish.title')}
      width="36rem"
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('publish.cancel')}</Button>
          <Button type="primary" loading={isBusy} disabled={isStopped} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {(!isStopped || warnings.length > 0) && (
        <Alert
          type={warnings.length > 0 ? 'warning' : 'success'}
          showIcon
          style={{ marginBlockEnd: '1rem' }}
          title={warnings.length > 0 ? t('publish.checks') : ready}
          description={
            warnings.length > 0 && (
              <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
                {warnings.map((warning) => (
                  <li key={warning}>{warning}</li>
                ))}
              </ul>
            )
          }
        />
      )}
      {children}
      <label htmlFor={noteId}>{t('publish.note')}</label>
      <Input
        id={noteId}
        maxLength={publicationNoteLimit}
        value={note}
        onChange={({ target }) => onNote(target.value)}
      />
      <Hint>{t('publish.noteHint')}</Hint>
    </ScrollableModal>
  );
}
