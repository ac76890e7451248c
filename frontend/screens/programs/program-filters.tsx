import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { listChoices } from '#contracts/website/list-choices';
import { paths } from '#contracts/website/paths';
import type { ProgramListQuery } from '#contracts/website/program-list';
import { Button } from '../../components/button.tsx';
import styles from './program-filters.module.css';
import { SelectField } from './select-field.tsx';

interface ProgramFiltersProps {
  query: ProgramListQuery;
  onChange: (name: keyof typeof listChoices, value: string) => void;
}

/** Filters by destination and kind, and the order. Without scripts, a button submits the form. */
export function ProgramFilters({ query, onChange }: ProgramFiltersProps) {
  const { t } = useTranslation('programs');
  return (
    <form method="get" action={paths.programs} className={styles.tools} onSubmit={stay}>
      <fieldset className={styles.filters} aria-label={t('list.filters')}>
        <SelectField
          name="destination"
          label={t('list.destination')}
          value={query.destination}
          options={listChoices.destination}
          textOf={(value) => t(`destinations.${value}`)}
          onChange={(value) => onChange('destination', value)}
        />
        <SelectField
          name="type"
          label={t('list.type')}
          value={query.type}
          options={listChoices.type}
          textOf={(value) => t(`types.${value}`)}
          onChange={(value) => onChange('type', value)}
        />
      </fieldset>
      <div className={styles.order}>
        <SelectField
          name="order"
          label={t('list.order')}
          value={query.order}
          options={listChoices.order}
          textOf={(value) => t(`orders.${value}`)}
          onChange={(value) => onChange('order', value)}
        />
      </div>
      <noscript>
        <Button type="submit">{t('list.apply')}</Button>
      </noscript>
    </form>
  );
}

/** With scripts, each choice has already updated the list. */
const stay = (event: SyntheticEvent) => event.preventDefault();
