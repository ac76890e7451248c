import type { TableProps } from 'antd/es/table';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { focusSelectionBar } from '../../../components/selection-bar.tsx';
import type { Selection } from './use-selection.ts';

/** A checkbox of touch-target size. Space toggles it. Enter moves the focus to the actions on the selected requests. */
const checkbox = {
  style: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: 'var(--size-target)',
    minBlockSize: 'var(--size-target)',
  },
  'aria-keyshortcuts': 'Enter',
  onKeyDown: ({ key }: { key: string }) => key === 'Enter' && focusSelectionBar(),
};

/** The selection as the column of checkboxes of antd's table; undefined without one. */
export function useRowSelection(selection: Selection | undefined): TableProps<Enquiry>['rowSelection'] {
  const { t } = useTranslation(['admin', 'adminRequests']);
  if (!selection) return undefined;
  return {
    selectedRowKeys: selection.enquiries.map(({ id }) => id),
    onChange: (ids) => selection.choose(ids.map(String)),
    columnWidth: 56,
    getTitleCheckboxProps: () => ({ ...checkbox, 'aria-label': t('adminRequests:selection.all') }),
    getCheckboxProps: ({ name }) => ({
      ...checkbox,
      'aria-label': t('adminRequests:selection.one', { name: name || t('requests.unnamed') }),
    }),
  };
}
