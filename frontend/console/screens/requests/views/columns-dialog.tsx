import CheckboxGroup from 'antd/es/checkbox/Group';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ViewColumn, viewColumns } from '#contracts/api/view-rules';
import shared from '../../../components/console.module.css';
import { Hint } from '../../../components/hint.tsx';
import { useListLook } from '../../../features/views/use-list-look.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

/** The choice of the table's columns. Each choice applies at once. */
export function ColumnsDialog({ open, onClose, afterClose }: Props) {
  const { t } = useTranslation(['adminViews', 'admin', 'adminRequests']);
  const { look, setLook } = useListLook();
  // The address follows a moment later.
  const [shown, setShown] = useState(() => viewColumns.filter((column) => !look.hidden.includes(column)));
  const show = (columns: readonly ViewColumn[]) => {
    setShown(viewColumns.filter((column) => columns.includes(column)));
    setLook({ hidden: viewColumns.filter((column) => !columns.includes(column)) });
  };
  const names = {
    details: t('admin:requests.details'),
    when: t('adminRequests:columns.when'),
    owner: t('adminRequests:columns.owner'),
    state: t('admin:status.label'),
    contact: t('adminRequests:columns.contact'),
  };
  return (
    <Modal
      open={open}
      title={t('columns.title')}
      footer={null}
      onCancel={onClose}
      afterClose={afterClose}
      width="min(24rem, 100vw)"
    >
      <CheckboxGroup
        className={shared.targets}
        style={{ flexDirection: 'column' }}
        aria-label={t('columns.title')}
        value={shown}
        onChange={show}
        options={viewColumns.map((value) => ({ value, label: names[value] }))}
      />
      <Hint style={{ marginBlockStart: '0.5rem' }}>{t('columns.hint')}</Hint>
    </Modal>
  );
}
