import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Input from 'antd/es/input/Input';
import Select from 'antd/es/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityEntry } from '#contracts/activity';
import type { AuditGroup } from '#contracts/audit';
import {
  type ActivityFilters,
  countFilters,
  groups,
  longestRecord,
  noFilters,
} from '../../../features/activity/activity-filters.ts';
import { columns } from '../columns.ts';
import { DayRangeFields, useDayRange } from '../day-range.tsx';
import { Labelled } from '../labelled.tsx';
import styles from './activity-filter-panel.module.css';

/** antd's Select shows no label for undefined. */
const any = 'any';

interface Props {
  filters: ActivityFilters;
  /** What the list shows: its people can be chosen. */
  entries: readonly ActivityEntry[];
  onChange: (filters: ActivityFilters) => void;
}

/** Each choice applies at once, the record when its field is left. */
export function ActivityFilterPanel({ filters, entries, onChange }: Props) {
  const { t } = useTranslation(['adminActivity', 'admin']);
  const { staff, group, record, from, to } = filters;
  const range = useDayRange({ applied: { from, to }, onChange });
  const clear = () => {
    range.discard();
    onChange(noFilters);
  };
  return (
    <Card size="small" role="search" className={styles.panel} styles={{ body: columns('9.5rem', '0.75rem 1rem') }}>
      <Labelled label={t('person')}>
        {(id) => (
          <Select
            id={id}
            value={staff ?? any}
            onChange={(value) => onChange({ staff: value === any ? undefined : value })}
            options={[{ value: any, label: t('anyone') }, ...peopleIn(entries, staff)]}
          />
        )}
      </Labelled>
      <Labelled label={t('group')}>
        {(id) => (
          <Select<AuditGroup | typeof any>
            id={id}
            value={group ?? any}
            onChange={(value) => onChange({ group: value === any ? undefined : value })}
            options={[
              { value: any, label: t('anyGroup') },
              ...groups.map((value) => ({ value, label: t(`groups.${value}`) })),
            ]}
          />
        )}
      </Labelled>
      <RecordField key={record} record={record} onChange={(value) => onChange({ record: value })} />
      <DayRangeFields
        range={range}
        labels={{ from: t('admin:requests.filterFrom'), to: t('admin:requests.filterTo') }}
      />
      <Button type="link" disabled={countFilters(filters) === 0 && range.faults.length === 0} onClick={clear}>
        {t('admin:requests.clearFilters')}
      </Button>
    </Card>
  );
}

/** The people of the list, and the one who is filtered by. */
function peopleIn(entries: readonly ActivityEntry[], chosen: string | undefined) {
  const names = new Map(chosen ? [[chosen, chosen]] : []);
  for (const { staff, staff_name } of entries) if (staff) names.set(staff, staff_name ?? staff);
  return [...names].map(([value, label]) => ({ value, label }));
}

interface RecordFieldProps {
  record: string | undefined;
  onChange: (record: string | undefined) => void;
}

function RecordField({ record = '', onChange }: RecordFieldProps) {
  const { t } = useTranslation('adminActivity');
  const [text, setText] = useState(record);
  const apply = () => {
    const typed = text.trim();
    if (typed !== record) onChange(typed || undefined);
  };
  return (
    <Labelled label={t('record')}>
      {(id) => (
        <Input
          id={id}
          dir="auto"
          placeholder={t('recordExample')}
          value={text}
          maxLength={longestRecord}
          onChange={({ target }) => setText(target.value)}
          onBlur={apply}
          onPressEnter={apply}
        />
      )}
    </Labelled>
  );
}
