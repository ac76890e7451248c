import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Customer } from '#contracts/api/customers';
import type { Enquiry } from '#contracts/api/enquiries';
import { topicIn } from '#contracts/api/enquiry-topic';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { paths } from '#contracts/website/paths';
import { formatDateTime, formatShortDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../../components/console.module.css';
import { Hint } from '../../../components/hint.tsx';
import { writeFilters } from '../../../features/enquiries/enquiry-filters.ts';
import { writeKey } from '../../../features/enquiries/enquiry-key.ts';
import { StatusTag } from '../../../features/enquiries/status-tag.tsx';
import { TypeIcon } from '../../../features/enquiries/type-icon.tsx';
import { writeAddress } from '../../../lib/private-query.ts';
import styles from '../../requests/detail/enquiry-detail.module.css';
import { EnquirySummary } from '../../requests/enquiry-summary.tsx';

interface Props {
  customer: Customer;
  enquiries: readonly Enquiry[];
  hasMore: boolean;
}

/** The customer's requests, the newest first, each with what it came to. */
export function RequestsSection({ customer: { phone }, enquiries, hasMore }: Props) {
  const { t } = useTranslation('adminCustomers');
  const { language } = useLanguage();
  return (
    <section className={styles.section} aria-labelledby="customer-requests">
      <h2 id="customer-requests">{t('list.title')}</h2>
      <ul className={`${shared.bare} ${shared.divided}`}>
        {enquiries.map((enquiry) => (
          <li key={enquiry.id}>
            <Flex gap="small">
              <TypeIcon topic={topicIn(enquiry)} isSmall />
              <Link
                to={`${paths.admin.requests}?open=${writeKey(enquiry)}`}
                className={`${shared.rest} ${shared.stretched}`}
              >
                <EnquirySummary enquiry={enquiry} isBrief />
              </Link>
              <Flex vertical align="end" gap={4}>
                <StatusTag status={enquiry.status} />
                <Hint as="time" dateTime={enquiry.created_at} title={formatDateTime(enquiry.created_at, language)}>
                  {formatShortDate(riyadhDay(new Date(enquiry.created_at)), language)}
                </Hint>
              </Flex>
            </Flex>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Link to={paths.admin.requests + writeAddress(writeFilters(new URLSearchParams(), { q: phone })).hash}>
          {t('list.more')}
        </Link>
      )}
    </section>
  );
}
