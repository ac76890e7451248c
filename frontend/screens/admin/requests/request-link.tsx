import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { EnquiryView } from '../../../features/enquiries/staff/enquiry-view.ts';

interface Props {
  request: EnquiryView;
  /** The query that opens the request. */
  to: string;
  className: string | undefined;
}

/** The visitor's name, which opens the request. The panel gives the focus back to it (`focusRequestLink`). */
export function RequestLink({ request, to, className }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Link to={to} className={className} data-request={request.id}>
      <bdi>{request.name || t('requests.unnamed')}</bdi>
    </Link>
  );
}

/** Gives the focus to a request's row; one that the list does not show leaves it to the screen's heading. */
export function focusRequestLink(id: string): void {
  const row = document.querySelector<HTMLElement>(`[data-request="${CSS.escape(id)}"]`);
  if (row) row.focus({ preventScroll: true });
  else focusHeading();
}

export const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
