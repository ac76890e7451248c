import { useTranslation } from 'react-i18next';
import { destinationFilters, typeFilters } from '../../features/programs/region.ts';
import styles from './program-filters.module.css';
import { SelectField } from './select-field.tsx';
import type { ProgramListState } from './use-program-list.ts';

interface ProgramFiltersProps extends Pick<ProgramListState, 'destination' | 'type'> {
  onChange: (name: 'destination' | 'type', value: string) => void;
}

/** Filters by destination and kind. */
export function ProgramFilters({ destination, type, onChange }: ProgramFiltersProps) {
  const { t } = useTranslation('programs');
  return (
    <fieldset className={styles.filters} aria-label={t('list.filters')}>
      <SelectField
        label={t('list.destination')}
        value={destination}
        options={destinationFilters}
        textOf={(value) => t(`destinations.${value}`)}
        onChange={(value) => onChange('destination', value)}
      />
      <SelectField
        label={t('list.type')}
        value={type}
        options={typeFilters}
        textOf={(value) => t(`types.${value}`)}
        onChange={(value) => onChange('type', value)}
      />
    </fieldset>
  );
}
