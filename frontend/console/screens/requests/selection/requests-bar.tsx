import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import Button from 'antd/es/button';
import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/api/enquiries';
import { SelectionBar } from '../../../components/selection-bar.tsx';
import type { EnquiryFilters } from '../../../features/enquiries/enquiry-filters.ts';
import { statuses } from '../../../features/enquiries/status-look.ts';
import { StatusTag } from '../../../features/enquiries/status-tag.tsx';
import { useDesk } from '../../../features/enquiries/use-desk.ts';
import { ExportButton } from '../../../features/export/export-button.tsx';
import { useMay } from '../../../features/session/use-may.ts';
import { loadRequestsExport } from '../export/load-requests-export.ts';
import { MergeButton } from './merge-button.tsx';
import type { Selection } from './use-selection.ts';
import { useSelectionActions } from './use-selection-actions.tsx';

/** The value of the choice that takes a request from its owner; others are members' ids. */
const nobody = '';

const wide = { flex: '1 1 8.5rem', maxInlineSize: '13rem' } as const;

interface Props {
  selection: Selection;
  type: EnquiryType | undefined;
  filters: EnquiryFilters;
}

/** Changes the status or the owner of the selected enquiries, exports, merges or deletes them. */
export function RequestsBar({ selection, type, filters }: Props) {
  const { t } = useTranslation('adminRequests');
  const { progress, changeTo, giveTo, remove } = useSelectionActions(selection);
  const mayGive = useMay('PUT /requests/{type}/{id}/owner');
  const { data: desk } = useDesk();
  const { enquiries } = selection;
  const { length: count } = enquiries;
  const isBusy = progress !== undefined;
  const counted = count > 0 ? t('selection.count', { count }) : '';
  // While busy, the controls ignore the user and stay enabled, since a disabled one loses the focus.
  const select = {
    value: null,
    loading: isBusy,
    popupMatchSelectWidth: false,
    style: wide,
    ...(isBusy && { open: false }),
  };
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
      <Select
        {...select}
        aria-label={t('selection.changeTo')}
        placeholder={t('selection.changeTo')}
        options={statuses.map((status) => ({ value: status, label: <StatusTag status={status} /> }))}
        onChange={(status) => status && void changeTo(status)}
      />
      {mayGive && desk && (
        <Select
          {...select}
          aria-label={t('selection.giveTo')}
          placeholder={t('selection.giveTo')}
          options={[
            ...desk.people.map(({ id, name, on_duty_until }) => ({
              value: id,
              label: on_duty_until ? t('owner.onDuty', { name }) : name,
            })),
            { value: nobody, label: t('owner.nobody') },
          ]}
          onChange={(to: string | null) => to !== null && void giveTo(desk, to || null)}
        />
      )}
      <ExportButton
        isBrief
        label={t('selection.export')}
        load={loadRequestsExport}
        shown={{ type, filters, selected: enquiries }}
      />
      <MergeButton enquiries={enquiries} onMerged={selection.drop} />
      <Button
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('selection.delete')}
        data-hint={t('selection.delete')}
        loading={isBusy}
        onClick={remove}
      />
    </SelectionBar>
  );
}
