import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { listChoices } from '#contracts/website/list-choices';
import { paths } from '#contracts/website/paths';
import type { ProgramListQuery } from '#contracts/website/program-list';
import { Button } from '#shared/components/button.tsx';
import styles from './program-filters.module.css';
import { SelectField } from './select-field.tsx';

interface ProgramFiltersProps {
  query: ProgramListQuery;
  onChange: (name: keyof typeof listChoices, value: string) => void;
}

/** Filters by destination and kind, and the order. Without scripts, a button submits the form. */
export function ProgramFilters({ query, onChange }: ProgramFiltersProps) {
  const { t } = useTranslation('programs');
  const choice = <Name extends keyof typeof listChoices>(name: Name) => ({
    name,
    value: query[name],
    options: listChoices[name],
    onChange: (value: string) => onChange(name, value),
  });
  return (
    <form method="get" action={paths.programs} className={styles.tools} onSubmit={stay}>
      <fieldset className={styles.filters} aria-label={t('list.filters')}>
        <SelectField
          {...choice('destination')}
          label={t('list.destination')}
          textOf={(value) => t(`destinations.${value}`)}
        />
        <SelectField {...choice('type')} label={t('list.type')} textOf={(value) => t(`types.${value}`)} />
      </fieldset>
      <div className={styles.order}>
        <SelectField {...choice('order')} label={t('list.order')} textOf={(value) => t(`orders.${value}`)} />
      </div>
      <noscript>
        <Button type="submit">{t('list.apply')}</Button>
      </noscript>
    </form>
  );
}

/** With scripts, each choice has already updated the list. */
const stay = (event: SyntheticEvent) => event.preventDefault();
