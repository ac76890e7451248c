import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isSet, listChoices } from '#contracts/website/list-choices';
import { type ProgramListQuery, wholeList } from '#contracts/website/program-list';
import type { ListOptions } from '#contracts/website/published-data';
import { formatCount } from '#shared/lib/format.ts';
import styles from './quick-filters.module.css';
import type { FilterTexts } from './use-filter-texts.ts';
import { listPath } from './use-program-list.ts';

interface QuickFiltersProps {
  query: ProgramListQuery;
  /** Undefined until the list is known. */
  options: ListOptions | undefined;
  texts: FilterTexts;
}

/** The destinations and types that have programs, as links that say how many. */
export function QuickFilters({ query, options, texts }: QuickFiltersProps) {
  const { t } = useTranslation('programs');
  const found = (['destination', 'type'] as const).flatMap((name) => {
    const counts = options?.counts[name] ?? {};
    const values = listChoices[name].filter((value) => value !== wholeList[name] && counts[value]);
    if (isSet(query, name) || values.length < 2) return [];
    return values.map((value) => ({ name, value, count: counts[value] ?? 0 }));
  });
  return (
    <ul className={styles.quick} aria-label={t('list.quick')}>
      {found.map(({ name, value, count }) => (
        <li key={name + value}>
          <Link to={listPath({ ...query, [name]: value }, 1)} replace preventScrollReset>
            {texts[name](value as never)}
            <span>{formatCount(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
