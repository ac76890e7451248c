import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contracts/website/paths';
import { writeKey } from '../../../features/enquiries/staff/enquiry-key.ts';
import { type EnquiryView, toEnquiryViewOfAny } from '../../../features/enquiries/staff/enquiry-view.ts';
import { PhoneNumber } from '../../../features/enquiries/staff/phone-number.tsx';
import { ReceivedAt } from '../../../features/enquiries/staff/received-at.tsx';
import { TypeBadge } from '../../../features/enquiries/staff/type-badge.tsx';
import { TypeIcon } from '../../../features/enquiries/staff/type-icon.tsx';
import panel from './panel.module.css';
import styles from './recent-requests.module.css';

/** The three newest requests of the period; each opens in the list of all. */
export function RecentRequests({ records }: { records: Parameters<typeof toEnquiryViewOfAny>[0][] }) {
  const { t } = useTranslation('adminOverview');
  return (
    <section className={panel.panel} aria-labelledby="recent-requests">
      <header className={panel.head}>
        <h2 id="recent-requests">{t('recent.title')}</h2>
        <Link to={paths.admin.requests} className={styles.all}>
          {t('recent.viewAll')}
        </Link>
      </header>
      {records.length === 0 && <p className={panel.none}>{t('empty')}</p>}
      <ul className={styles.list}>
        {records
          .map((record) => toEnquiryViewOfAny(record))
          .map((request) => (
            <li key={request.id} className={styles.item}>
              <TypeIcon type={request.type} />
              <div className={styles.who}>
                <Link to={`${paths.admin.requests}?open=${writeKey(request)}`} className={styles.name}>
                  <Who request={request} />
                </Link>
                <ReceivedAt instant={request.createdAt} />
              </div>
              <TypeBadge type={request.type} />
            </li>
          ))}
      </ul>
    </section>
  );
}

/** The name, else the phone number. */
function Who({ request: { name, phone } }: { request: EnquiryView }) {
  const { t } = useTranslation('admin');
  if (name) return <bdi>{name}</bdi>;
  return phone ? <PhoneNumber number={phone} /> : <span>{t('requests.unnamed')}</span>;
}
