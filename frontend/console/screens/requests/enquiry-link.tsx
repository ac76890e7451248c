import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Enquiry } from '#contracts/api/enquiries';
import { focusHeading } from '../../components/focus-heading.ts';
import styles from './enquiry-link.module.css';

interface Props {
  enquiry: Enquiry;
  /** The query that opens the request. */
  to: string;
  className?: string | undefined;
}

/** The visitor's name as a link that opens the request. Closing the panel focuses it again (`focusEnquiryLink`). */
export function EnquiryLink({ enquiry, to, className = '' }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Link
      to={to}
      // In its own direction, so that a long name is cut at its end.
      dir="auto"
      className={`${styles.name} ${className}`}
      data-request={enquiry.id}
      data-status={enquiry.status}
    >
      {enquiry.name || t('requests.unnamed')}
    </Link>
  );
}

/**
 * Focuses a request's row, or the screen's heading if the list does not show the request. Does nothing if the user has
 * moved the focus while the panel was closing.
 */
export function focusEnquiryLink(id: string): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body && !activeElement.closest('.ant-drawer')) return;
  const row = document.querySelector<HTMLElement>(`[data-request="${CSS.escape(id)}"]`);
  if (row) row.focus({ preventScroll: true });
  else focusHeading();
}
