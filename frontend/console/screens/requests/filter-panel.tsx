import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { EnquiryStatus } from '#contracts/api/enquiries';
import { withoutRepeated } from '#contracts/api/tag-rules';
import { dueFilters } from '#contracts/api/view-rules';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';
import { grid } from '../../components/grid.ts';
import { Labelled } from '../../components/labelled.tsx';
import { useQuery } from '../../components/use-query.ts';
import { DayRangeFields } from '../../features/days/day-range-fields.tsx';
import { useDayRange } from '../../features/days/use-day-range.ts';
import { countFilters, type EnquiryFilters, noFilters } from '../../features/enquiries/enquiry-filters.ts';
import { statuses, statusLook } from '../../features/enquiries/status-look.ts';
import { listAddress } from '../../features/enquiries/type-paths.ts';
import { useTagsInUse } from '../../features/enquiries/use-tags.ts';
import { keptFor } from '../../features/views/view-state.ts';
import { FigureFilterFields } from './figure-filter-fields.tsx';

/** A value for "any", since antd's Select shows no label for undefined. */
const any = 'any';

interface Props {
  type: EnquiryType | undefined;
  filters: EnquiryFilters;
  onChange: (filters: EnquiryFilters) => void;
}

/** Each choice applies at once. */
export default function FilterPanel({ type, filters, onChange }: Props) {
  const { t } = useTranslation(['admin', 'adminViews']);
  const navigate = useNavigate();
  const { query } = useQuery();
  const { status, due, from, to, has_email, unanswered, tag } = filters;
  const tags = useTagsInUse(true);
  const range = useDayRange({ applied: { from, to }, onChange });
  const clear = () => {
    range.discard();
    onChange(noFilters);
  };
  return (
    // No card: on a phone it would be taller than the window.
    <div style={grid('11rem', '0.75rem 1rem')}>
      <Labelled label={t('requests.filterType')}>
        {(id) => (
          <Select<EnquiryType | typeof any>
            id={id}
            value={type ?? any}
            // Each type has a screen of its own.
            onChange={(value) => navigate(listAddress(value === any ? undefined : value, filters, keptFor(query)))}
            options={[
              { value: any, label: t('requests.anyType') },
              ...EnquiryType.options.map((value) => ({ value, label: t(`requestType.${value}`) })),
            ]}
          />
        )}
      </Labelled>
      <Labelled label={t('requests.filterStatus')}>
        {(id) => (
          <Select<EnquiryStatus | typeof any>
            id={id}
            value={status ?? any}
            onChange={(value) => onChange({ status: value === any ? undefined : value })}
            options={[
              { value: any, label: t('requests.anyStatus') },
              ...statuses.map((value) => ({ value, label: t(statusLook[value].label) })),
            ]}
          />
        )}
      </Labelled>
      <Labelled label={t('adminViews:filters.due.label')}>
        {(id) => (
          <Select<(typeof dueFilters)[number] | typeof any>
            id={id}
            value={due ?? any}
            onChange={(value) => onChange({ due: value === any ? undefined : value })}
            options={[
              { value: any, label: t('adminViews:filters.any') },
              ...dueFilters.map((value) => ({ value, label: t(`adminViews:filters.due.${value}`) })),
            ]}
          />
        )}
      </Labelled>
      <DayRangeFields range={range} labels={{ from: t('requests.filterFrom'), to: t('requests.filterTo') }} />
      <Labelled label={t('requests.filterEmail')}>
        {(id) => (
          <Select<'true' | 'false' | typeof any>
            id={id}
            value={has_email ?? any}
            onChange={(value) => onChange({ has_email: value === any ? undefined : value })}
            options={[
              { value: any, label: t('requests.anyEmail') },
              { value: 'true', label: t('requests.withEmail') },
              { value: 'false', label: t('requests.withoutEmail') },
            ]}
          />
        )}
      </Labelled>
      <Labelled label={t('requests.filterCustomer')}>
        {(id) => (
          <Select<'true' | typeof any>
            id={id}
            value={unanswered ?? any}
            onChange={(value) => onChange({ unanswered: value === any ? undefined : value })}
            options={[
              { value: any, label: t('requests.anyCustomer') },
              { value: 'true', label: t('requests.waitingCustomer') },
            ]}
          />
        )}
      </Labelled>
      <Labelled label={t('requests.filterTag')}>
        {(id) => (
          <Select
            id={id}
            showSearch
            value={tag ?? ''}
            onChange={(value) => onChange({ tag: value || undefined })}
            options={[
              { value: '', label: t('requests.anyCustomer') },
              ...withoutRepeated([...(tag ? [tag] : []), ...tags]).map((value) => ({ value, label: value })),
            ]}
          />
        )}
      </Labelled>
      <FigureFilterFields filters={filters} onChange={onChange} />
      <Flex align="end">
        <Button type="link" disabled={countFilters(filters) === 0 && range.issues.length === 0} onClick={clear}>
          {t('requests.clearFilters')}
        </Button>
      </Flex>
    </div>
  );
}
