import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import Button from 'antd/es/button';
import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import { SelectionBar } from '../../../components/selection-bar.tsx';
import { statuses } from '../../../features/enquiries/status-look.ts';
import { StatusTag } from '../../../features/enquiries/status-tag.tsx';
import type { Selection } from './use-selection.ts';
import { useSelectionActions } from './use-selection-actions.tsx';

/** Changes the status of the selected enquiries, or deletes them. */
export function RequestsBar({ selection }: { selection: Selection }) {
  const { t } = useTranslation('adminRequests');
  const { progress, changeTo, remove } = useSelectionActions(selection);
  const { length: count } = selection.enquiries;
  const isBusy = progress !== undefined;
  const counted = count > 0 ? t('selection.count', { count }) : '';
  return (
    <SelectionBar
      isShown={count > 0 || isBusy}
      progress={progress}
      words={{
        group: t('selection.group'),
        status: progress ? t('selection.working', { count: progress.total }) : counted,
        clear: t('selection.clear'),
        progress: t('selection.progress'),
      }}
      onClear={() => selection.setChoosing(false)}
    >
      {/* While busy, the controls ignore the user and stay enabled, since a disabled one loses the focus. */}
      <Select
        aria-label={t('selection.changeTo')}
        placeholder={t('selection.changeTo')}
        value={null}
        options={statuses.map((status) => ({ value: status, label: <StatusTag status={status} /> }))}
        onChange={(status) => status && void changeTo(status)}
        loading={isBusy}
        {...(isBusy && { open: false })}
        popupMatchSelectWidth={false}
        style={{ minInlineSize: '11rem' }}
      />
      <Button danger icon={<DeleteOutlined aria-hidden />} loading={isBusy} onClick={remove}>
        {t('selection.delete')}
      </Button>
    </SelectionBar>
  );
}
