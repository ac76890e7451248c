import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isSet } from '#contracts/website/list-choices';
import { listFilters, type ProgramListQuery, wholeList } from '#contracts/website/program-list';
import { Icon } from '#shared/components/icon.tsx';
import { Prices } from '#shared/components/prices.tsx';
import styles from './chosen-filters.module.css';
import type { FilterTexts } from './use-filter-texts.ts';
import { listPath } from './use-program-list.ts';

interface ChosenFiltersProps {
  query: ProgramListQuery;
  texts: FilterTexts;
  /** Moves the focus, since the link with the focus disappears. */
  onRemoved: () => void;
}

/** Each chosen filter as a link to the list without it. */
export function ChosenFilters({ query, texts, onRemoved }: ChosenFiltersProps) {
  const { t } = useTranslation('programs');
  const chosen = listFilters.filter((name) => isSet(query, name));
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={t('list.chosen')}>
      {chosen.map((name) => (
        <li key={name}>
          <Link
            to={listPath({ ...query, [name]: wholeList[name] }, 1)}
            aria-label={`${t('list.remove')}: ${texts.short(name, query[name])}`}
            replace
            preventScrollReset
            onClick={onRemoved}
          >
            <Prices>{texts.short(name, `${query[name]}`)}</Prices>
            <Icon of="close-outlined" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
