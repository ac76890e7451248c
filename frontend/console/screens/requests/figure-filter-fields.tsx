import Input from 'antd/es/input/Input';
import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import { anyone, longestCity, longestSource, saleFilters, unnamedSources } from '#contracts/api/figure-filter-rules';
import { Labelled } from '../../components/labelled.tsx';
import type { EnquiryFilters } from '../../features/enquiries/enquiry-filters.ts';
import { useDesk } from '../../features/enquiries/use-desk.ts';
import { ProgramSelect } from '../../features/programs/program-select.tsx';
import styles from './figure-filter-fields.module.css';

interface Props {
  filters: EnquiryFilters;
  onChange: (filters: EnquiryFilters) => void;
}

/** The filters by which the overview's figures lead to the list. Each choice applies at once. */
export function FigureFilterFields({ filters, onChange }: Props) {
  const { t } = useTranslation('adminViews', { keyPrefix: 'filters' });
  const { data: desk } = useDesk();
  const { source, unnamed, program_id, city, sale } = filters;
  const people = desk?.people.map(({ email, name }) => ({ value: email, label: name || email })) ?? [];
  const peopleWith = (name: 'owner' | 'answered_by') => {
    const known = name === 'owner' ? people : [{ value: anyone, label: t('answered_by.anyone') }, ...people];
    const chosen = filters[name];
    return !chosen || known.some(({ value }) => value === chosen)
      ? known
      : [{ value: chosen, label: chosen }, ...known];
  };
  return (
    <div className={styles.fields}>
      <Labelled label={t('sale.label')}>
        {(id) => (
          <Select
            id={id}
            allowClear
            placeholder={t('any')}
            value={sale}
            onChange={(next?: typeof sale) => onChange({ sale: next })}
            options={saleFilters.map((value) => ({ value, label: t(`sale.${value}`) }))}
          />
        )}
      </Labelled>
      {(['owner', 'answered_by'] as const).map((name) => (
        <Labelled key={name} label={t(`${name}.label`)}>
          {(id) => (
            <Select
              id={id}
              allowClear
              showSearch={{ optionFilterProp: 'label' }}
              placeholder={t('any')}
              value={filters[name]}
              onChange={(next?: string) => onChange({ [name]: next })}
              options={peopleWith(name)}
            />
          )}
        </Labelled>
      ))}
      <Labelled label={t('program.label')}>
        {(id) => (
          <ProgramSelect
            id={id}
            placeholder={t('any')}
            {...(program_id && { value: program_id })}
            onChange={(next) => onChange({ program_id: next })}
          />
        )}
      </Labelled>
      <Typed name="city" longest={longestCity} value={city} onApply={(next) => onChange({ city: next })} />
      <Typed
        name="source"
        longest={longestSource}
        value={source}
        // Sources are stored in small letters.
        onApply={(next) => onChange({ source: next?.toLowerCase(), ...(next && { unnamed: undefined }) })}
      />
      <Labelled label={t('unnamed.label')}>
        {(id) => (
          <Select
            id={id}
            allowClear
            placeholder={t('any')}
            value={unnamed}
            onChange={(next?: typeof unnamed) => onChange({ unnamed: next, ...(next && { source: undefined }) })}
            options={unnamedSources.map((value) => ({ value, label: t(`unnamed.${value}`) }))}
          />
        )}
      </Labelled>
    </div>
  );
}

interface TypedProps {
  name: 'city' | 'source';
  longest: number;
  value: string | undefined;
  onApply: (value: string | undefined) => void;
}

/** A filter that is typed. It applies when the field is left, or by Enter. */
function Typed({ name, longest, value = '', onApply }: TypedProps) {
  const { t } = useTranslation('adminViews', { keyPrefix: 'filters' });
  const apply = (typed: string) => typed.trim() !== value && onApply(typed.trim() || undefined);
  return (
    <Labelled label={t(`${name}.label`)}>
      {(id) => (
        <Input
          // The key empties the field when the filter is taken away elsewhere.
          key={value}
          id={id}
          dir="auto"
          maxLength={longest}
          defaultValue={value}
          placeholder={t('any')}
          onBlur={({ target }) => apply(target.value)}
          onPressEnter={({ currentTarget }) => apply(currentTarget.value)}
        />
      )}
    </Labelled>
  );
}
