import Flex from 'antd/es/flex';
import Search from 'antd/es/input/Search';
import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import shared from '../../components/console.module.css';
import { programStates } from '../../features/programs/drafts/program-state.ts';
import { type Narrowing, onlyChoices, orders, soonDays } from './program-filters.ts';

interface Props {
  narrowing: Narrowing;
  onNarrow: (changes: Partial<Narrowing>) => void;
}

/** Search by name or city, a filter, and the order. */
export function ProgramToolbar({ narrowing: { q, only, order, state }, onNarrow }: Props) {
  const { t } = useTranslation('adminPrograms');
  return (
    <Flex component="search" wrap gap="small" style={{ marginBlockEnd: '0.75rem' }}>
      <Search
        allowClear
        defaultValue={q}
        aria-label={t('filter.search')}
        placeholder={t('filter.search')}
        className={shared.search ?? ''}
        style={{ flex: '1 1 20rem' }}
        onChange={({ target }) => onNarrow({ q: target.value.trim() })}
        onSearch={(value) => onNarrow({ q: value.trim() })}
      />
      {/* Beside each other, in a row of their own where the search leaves no room. */}
      <Flex wrap gap="small" flex="2 1 30rem">
        <Select
          aria-label={t('filter.state')}
          style={{ flex: '1 1 9rem' }}
          value={state}
          onChange={(value) => onNarrow({ state: value })}
          options={(['any', ...programStates] as const).map((value) => ({ value, label: t(`state.${value}`) }))}
        />
        <Select
          aria-label={t('filter.only.label')}
          style={{ flex: '1 1 9rem' }}
          value={only}
          onChange={(value) => onNarrow({ only: value })}
          options={onlyChoices.map((value) => ({ value, label: t(`filter.only.${value}`, { days: soonDays }) }))}
        />
        <Select
          aria-label={t('filter.order.label')}
          style={{ flex: '1 1 9rem' }}
          value={order}
          onChange={(value) => onNarrow({ order: value })}
          options={orders.map((value) => ({ value, label: t(`filter.order.${value}`) }))}
        />
      </Flex>
    </Flex>
  );
}
