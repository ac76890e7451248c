import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input/Input';
import Select from 'antd/es/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import type { ActivityEntry } from '#contracts/api/activity';
import type { AuditGroup } from '#contracts/api/audit';
import shared from '../../components/console.module.css';
import { grid } from '../../components/grid.ts';
import { Labelled } from '../../components/labelled.tsx';
import {
  type ActivityFilters,
  countFilters,
  groups,
  longestRecord,
  noFilters,
} from '../../features/activity/activity-filters.ts';
import { DayRangeFields } from '../../features/days/day-range-fields.tsx';
import { useDayRange } from '../../features/days/use-day-range.ts';
import { staffApi } from '../../features/session/staff-api.ts';

/** A value for "any", since antd's Select shows no label for undefined. */
const any = 'any';

interface Props {
  filters: ActivityFilters;
  /** The entries of the list, from which people can be chosen. */
  entries: readonly ActivityEntry[];
  onChange: (filters: ActivityFilters) => void;
}

/** Each choice applies at once; the record applies when its field loses the focus. */
export default function ActivityFilterPanel({ filters, entries, onChange }: Props) {
  const { t } = useTranslation(['adminActivity', 'admin']);
  const { staff, group, record, from, to } = filters;
  const people = usePeople(entries, staff);
  const range = useDayRange({ applied: { from, to }, onChange });
  const clear = () => {
    range.discard();
    onChange(noFilters);
  };
  return (
    <Card size="small" role="search" className={shared.apart} styles={{ body: grid('9.5rem', '0.75rem 1rem') }}>
      <Labelled label={t('person')}>
        {(id) => (
          <Select
            id={id}
            value={staff ?? any}
            onChange={(value) => onChange({ staff: value === any ? undefined : value })}
            options={[{ value: any, label: t('anyone') }, ...people]}
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
      <Flex align="end">
        <Button type="link" disabled={countFilters(filters) === 0 && range.issues.length === 0} onClick={clear}>
          {t('admin:requests.clearFilters')}
        </Button>
      </Flex>
    </Card>
  );
}

/** Returns the team, the people in the list (who may have left the team), and the person in the filter. */
function usePeople(entries: readonly ActivityEntry[], chosen: string | undefined) {
  const { data: team = [] } = useSWR('people of the activity', () => staffApi('GET /team'));
  const names = new Map(chosen ? [[chosen, chosen]] : []);
  for (const { email, name } of team) names.set(email, name || email);
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
