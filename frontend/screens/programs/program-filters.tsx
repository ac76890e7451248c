import { useId } from 'react';
import { destinationFilters, typeFilters } from '../../features/programs/region.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './program-filters.module.css';
import type { ProgramFilterState } from './use-program-filters.ts';

interface ProgramFiltersProps extends ProgramFilterState {
  onChange: (name: keyof ProgramFilterState, value: string) => void;
}

/** Two native drop-downs: a phone shows its own picker for them. */
export function ProgramFilters({ destination, type, onChange }: ProgramFiltersProps) {
  const { t } = useTranslation('programs');
  return (
    <fieldset className={styles.filters} aria-label={t('list.filters')}>
      <Filter
        label={t('list.destination')}
        value={destination}
        onChange={(value) => onChange('destination', value)}
        options={destinationFilters.map((value) => ({ value, text: t(`destinations.${value}`) }))}
      />
      <Filter
        label={t('list.type')}
        value={type}
        onChange={(value) => onChange('type', value)}
        options={typeFilters.map((value) => ({ value, text: t(`types.${value}`) }))}
      />
    </fieldset>
  );
}

interface FilterProps {
  label: string;
  value: string;
  options: { value: string; text: string }[];
  onChange: (value: string) => void;
}

function Filter({ label, value, options, onChange }: FilterProps) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
