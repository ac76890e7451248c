import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { Season } from '#contracts/api/seasons';
import { paths } from '#contracts/website/paths';
import type { ProgramListQuery } from '#contracts/website/program-list';
import type { ListOptions } from '#contracts/website/published-data';
import { Button, ButtonLink } from '#shared/components/button.tsx';
import { Prices } from '#shared/components/prices.tsx';
import { StateMessage } from '#shared/components/state-message.tsx';
import { formatCount } from '#shared/lib/format.ts';
import { useToday } from '#shared/lib/use-today.ts';
import { nearestLists } from './nearest-lists.ts';
import styles from './no-match.module.css';
import { ResetFilters } from './reset-filters.tsx';
import type { FilterTexts } from './use-filter-texts.ts';
import { listPath } from './use-program-list.ts';

interface NoMatchProps {
  query: ProgramListQuery;
  options: ListOptions | undefined;
  seasons: readonly Season[];
  texts: FilterTexts;
  onReset: () => void;
}

/** Shown if no program matches the filters: the nearest lists that have some, and a journey of one's own. */
export function NoMatch({ query, options, seasons, texts, onReset }: NoMatchProps) {
  const { t } = useTranslation('programs');
  const today = useToday();
  const nearest = options ? nearestLists(query, options, seasons) : [];
  const navigate = useNavigate();

  /** Loads the forms' code only now: the list needs none of it. */
  const carry = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void import('./carry-to-custom-journey.ts')
      .then(({ carryToCustomJourney }) => carryToCustomJourney(query, { texts, seasons, today }))
      // The form then opens empty.
      .catch(() => undefined)
      .then(() => navigate(paths.customJourney));
  };
  return (
    <>
      <StateMessage
        scene="empty"
        title={t('list.emptyTitle')}
        text={nearest.length > 0 ? t('list.nearestTitle') : t('list.emptyText')}
      />
      {nearest.length > 0 && (
        <ul className={styles.nearest}>
          {nearest.map(({ name, value, count, ...near }) => (
            <li key={name + value}>
              <Link to={listPath(near.query, 1)} preventScrollReset>
                <span>
                  <Prices>{texts.chosen(name, value)}</Prices>
                </span>
                <span>{t('list.nearest', { count, total: formatCount(count) })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <ButtonLink to={paths.customJourney} onClick={carry}>
          {t('list.custom')}
        </ButtonLink>
        <ResetFilters query={query} onReset={onReset}>
          <Button type="submit" look="quiet">
            {t('list.reset')}
          </Button>
        </ResetFilters>
      </div>
    </>
  );
}
