import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { focusHeading } from '../../components/focus-heading.ts';
import styles from './row-link.module.css';

interface Props {
  /** The id of the request or customer that the row shows. */
  id: string;
  /** The visitor's name; empty for a visitor whose data were erased. */
  name: string;
  /** The query that opens the panel. */
  to: string;
  /** True for a request that nobody has handled. */
  isNew?: boolean;
  className?: string | undefined;
}

/** A name in a list as a link that opens the side panel. Closing the panel focuses it again (`focusRowLink`). */
export function RowLink({ id, name, to, isNew = false, className = '' }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Link
      to={to}
      // In its own direction, so that a long name is cut at its end.
      dir="auto"
      className={`${styles.name} ${isNew ? styles.new : ''} ${className}`}
      data-row={id}
    >
      {name || t('requests.unnamed')}
    </Link>
  );
}

/** Returns the link of a row, or null if the list does not show it. */
export const rowLink = (id: string) => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);

/**
 * Focuses a row's link, or the screen's heading if the list does not show the row. Does nothing if the user has moved the
 * focus while the panel was closing.
 */
export function focusRowLink(id: string): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body && !activeElement.closest('.ant-drawer')) return;
  const link = rowLink(id);
  if (link) link.focus({ preventScroll: true });
  else focusHeading();
}
