import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListExtent } from '#contracts/website/published-data';
import styles from './page-links.module.css';
import { listPath } from './use-program-list.ts';

/** Links to the other pages of the list. Renders nothing for a list of one page. */
export function PageLinks({ query, pages }: Pick<ListExtent, 'query' | 'pages'>) {
  const { t } = useTranslation('programs');
  const { page } = query;
  if (pages < 2) return null;
  const step = (to: number, rel: 'prev' | 'next', text: string) => (
    <li className={styles.step}>
      {to >= 1 && to <= pages && (
        <Link to={listPath(query, to)} rel={rel} preventScrollReset>
          {text}
        </Link>
      )}
    </li>
  );
  return (
    <nav className={styles.pages} aria-label={t('list.pages')}>
      <ul>
        {step(page - 1, 'prev', t('list.previous'))}
        {numbersAround(page, pages).map((number, index, all) => (
          <li key={number} className={number - (all[index - 1] ?? 0) > 1 ? styles.gap : undefined}>
            <Link
              to={listPath(query, number)}
              aria-label={t('list.page', { number })}
              aria-current={number === page ? 'page' : undefined}
              preventScrollReset
            >
              {number}
            </Link>
          </li>
        ))}
        {step(page + 1, 'next', t('list.next'))}
      </ul>
    </nav>
  );
}

/** The first page, the last, and those around the current one: few enough for one row on a phone. */
function numbersAround(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages];
  return [...new Set(near)].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b);
}
