import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { EnquiryView } from '../../../features/enquiries/staff/enquiry-view.ts';
import styles from './request-link.module.css';

interface Props {
  request: EnquiryView;
  /** The query that opens the request. */
  to: string;
  className?: string | undefined;
}

/** The visitor's name, which opens the request. The panel gives the focus back to it (`focusRequestLink`). */
export function RequestLink({ request, to, className = '' }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Link to={to} className={`${styles.name} ${className}`} data-request={request.id} data-status={request.status}>
      <bdi>{request.name || t('requests.unnamed')}</bdi>
    </Link>
  );
}

/**
 * Gives the focus to a request's row; one that the list does not show leaves it to the screen's heading. A control that
 * somebody has gone on to while the panel slid out keeps it.
 */
export function focusRequestLink(id: string): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body && !activeElement.closest('.ant-drawer')) return;
  const row = document.querySelector<HTMLElement>(`[data-request="${CSS.escape(id)}"]`);
  if (row) row.focus({ preventScroll: true });
  else focusHeading();
}

export const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
