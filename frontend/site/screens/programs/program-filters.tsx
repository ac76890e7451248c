import { type SyntheticEvent, startTransition, useEffect, useOptimistic, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Season } from '#contracts/api/seasons';
import { isSet, listChoices } from '#contracts/website/list-choices';
import { paths } from '#contracts/website/paths';
import type { ListFilter, ProgramListQuery } from '#contracts/website/program-list';
import type { ListOptions } from '#contracts/website/published-data';
import { Button } from '#shared/components/button.tsx';
import { useLanguage } from '#shared/lib/use-language.ts';
import styles from './program-filters.module.css';
import { SelectField } from './select-field.tsx';
import type { FilterTexts } from './use-filter-texts.ts';
import { changed, countFurther, type ListChange } from './use-program-list.ts';

interface ProgramFiltersProps {
  query: ProgramListQuery;
  /** Undefined until the list is known. */
  options: ListOptions | undefined;
  seasons: readonly Season[];
  texts: FilterTexts;
  onChange: (values: ListChange) => void;
}

/** The filters and the order. Without scripts, a button submits the form. */
export function ProgramFilters(props: ProgramFiltersProps) {
  const { options, texts, onChange } = props;
  const { t } = useTranslation('programs');
  const form = useRef<HTMLFormElement>(null);
  // The URL follows in a transition. Any rendering before would put the former value back into the drop-down.
  const [query, showChoice] = useOptimistic(props.query, changed);
  const choose = (values: ListChange) =>
    startTransition(() => {
      showChoice(values);
      onChange(values);
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for choices made before hydration.
  useEffect(() => {
    const values = Object.entries(query).map(([name, value]) => [name, `${value}`]);
    const chosen = [...new FormData(form.current ?? undefined)] as [string, string][];
    const early = chosen.filter(([name, value]) =>
      values.some(([known, before]) => known === name && before !== value),
    );
    if (early.length > 0) choose(Object.fromEntries(early));
  }, []);

  const field = (name: ListFilter) => ({
    ...{ name, label: t(`list.${name}`), value: query[name], textOf: texts[name] as (value: string) => string },
    counts: options?.counts[name],
    onChange: (value: string) => choose({ [name]: value }),
  });
  const onceSet = (name: 'destination' | 'type') => (isSet(query, name) ? options?.counts[name] : undefined);
  // A choice stays an option before the list is known.
  const types = listChoices.type.filter((type) => type !== 'umrah' || options?.umrah || query.type === type);
  return (
    <form ref={form} method="get" action={paths.programs} className={styles.tools} onSubmit={stay}>
      <fieldset className={styles.filters} aria-label={t('list.filters')}>
        {/* `QuickFilters` has the counts of these two until one of their options is chosen. */}
        <SelectField {...field('destination')} counts={onceSet('destination')} options={listChoices.destination} />
        <SelectField {...field('type')} counts={onceSet('type')} options={types} />
      </fieldset>
      <FurtherFilters {...props} query={query} field={field} />
      <div className={styles.order}>
        <SelectField
          name="order"
          label={t('list.order')}
          value={query.order}
          options={listChoices.order}
          textOf={(value) => t(`orders.${value}`)}
          onChange={(order) => choose({ order })}
        />
      </div>
      <noscript>
        <Button type="submit">{t('list.apply')}</Button>
      </noscript>
    </form>
  );
}

interface FurtherProps extends ProgramFiltersProps {
  field: (name: ListFilter) => Omit<Parameters<typeof SelectField<string>>[0], 'options'>;
}

/** The filters by place and departures: on phones behind a line that says how many are chosen. */
function FurtherFilters({ query, options, seasons, texts, field }: FurtherProps) {
  const { t } = useTranslation('programs');
  const { language } = useLanguage();
  const count = countFurther(query);
  // A choice stays an option before the list is known.
  const { where, when } = query;
  const countries = (options?.places ?? []).map(({ value, names, cities }) => ({
    label: names?.[language] ?? t('places.others'),
    options: [...(names ? [value] : []), ...cities.map((city) => city.value)],
  }));
  const hasPlace = where === 'all' || countries.some((country) => country.options.includes(where));
  const months = (options?.months ?? []).map(({ value }) => value);
  // The seasons that begin within the months.
  const last = months.at(-1) ?? '';
  const known = seasons.filter(({ from }) => from.slice(0, 7) <= last).map(({ id }) => id);
  const hasTime = when === 'any' || months.includes(when) || known.includes(when);
  const placeOf = (value: string) =>
    value.length === 2 ? t('places.country', { country: texts.where(value) }) : texts.where(value);
  return (
    <>
      {/* The fold does not hold the fields, which wide windows always show. */}
      <details className={styles.toggle}>
        <summary>{count > 0 ? t('list.moreChosen', { count }) : t('list.more')}</summary>
      </details>
      <fieldset className={styles.further} aria-label={t('list.more')}>
        <SelectField
          {...field('where')}
          options={hasPlace ? ['all'] : ['all', where]}
          groups={countries}
          textOf={placeOf}
        />
        <SelectField
          {...field('when')}
          options={hasTime ? ['any'] : ['any', when]}
          groups={[
            { label: t('times.seasons'), options: known },
            { label: t('times.months'), options: months },
          ].filter((group) => group.options.length > 0)}
        />
        <SelectField {...field('nights')} options={listChoices.nights} />
        <SelectField
          {...field('party')}
          options={['any']}
          groups={[
            { label: t('parties.adultsOnly'), options: listChoices.party.filter((value) => /^\d+$/.test(value)) },
            { label: t('parties.withChildren'), options: listChoices.party.filter((value) => value.includes('-')) },
          ]}
        />
        <SelectField
          {...field('budget')}
          label={isSet(query, 'party') ? t('list.budgetOfParty') : t('list.budget')}
          options={listChoices.budget}
        />
        <SelectField {...field('travellers')} options={listChoices.travellers} />
      </fieldset>
    </>
  );
}

/** With scripts, each choice has already updated the list. */
const stay = (event: SyntheticEvent) => event.preventDefault();
