import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import Skeleton from 'antd/es/skeleton';
import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Enquiry } from '#contracts/api/enquiries';
import { topicIn } from '#contracts/api/enquiry-topic';
import { paths } from '#contracts/website/paths';
import shared from '../../../components/console.module.css';
import { Hint } from '../../../components/hint.tsx';
import { writeFilters } from '../../../features/enquiries/enquiry-filters.ts';
import type { EnquiryKey } from '../../../features/enquiries/enquiry-key.ts';
import { ReceivedAt } from '../../../features/enquiries/received-at.tsx';
import { StatusTag } from '../../../features/enquiries/status-tag.tsx';
import { TypeIcon } from '../../../features/enquiries/type-icon.tsx';
import { useRelatedEnquiries } from '../../../features/enquiries/use-related-enquiries.ts';
import { writeAddress } from '../../../lib/private-query.ts';
import { EnquirySummary } from '../enquiry-summary.tsx';
import styles from './enquiry-detail.module.css';
import { RelatedActions } from './related-actions.tsx';
import { RelatedMenu } from './related-menu.tsx';

interface Props {
  enquiry: Enquiry;
  /** Returns the query that opens a request here. */
  openSearch: (enquiry: EnquiryKey) => string;
}

/** Links to the same customer's other enquiries, and to those that staff have linked or merged. */
export function RelatedSection({ enquiry, openSearch }: Props) {
  const { t } = useTranslation('adminRequests');
  return (
    <section className={styles.section} aria-labelledby="request-related">
      <h2 id="request-related">{t('related.title')}</h2>
      <Related enquiry={enquiry} openSearch={openSearch} />
      {!enquiry.merged_into && <RelatedActions enquiry={enquiry} openSearch={openSearch} />}
    </section>
  );
}

function Related({ enquiry, openSearch }: Props) {
  const { t } = useTranslation('adminRequests');
  const { t: admin } = useTranslation('admin');
  const { data, error, mutate } = useRelatedEnquiries(enquiry);
  if (!data && error) {
    return (
      <p role="alert">
        {t('related.failed')}{' '}
        <Button type="link" onClick={() => void mutate()}>
          {admin('requests.tryAgain')}
        </Button>
      </p>
    );
  }
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (data.enquiries.length === 0) return <Hint>{t('related.none')}</Hint>;
  return (
    <>
      <Flex component="ul" vertical gap="small" className={shared.bare}>
        {data.enquiries.map((other) => (
          <li key={other.id}>
            <Card size="small" hoverable>
              <Flex gap="small">
                <TypeIcon topic={topicIn(other)} />
                <Link to={openSearch(other)} className={`${shared.rest} ${shared.stretched}`}>
                  <EnquirySummary enquiry={other} />
                </Link>
              </Flex>
              <Flex wrap align="center" justify="space-between" gap="small">
                <Flex wrap align="center" gap="small">
                  {!other.merged_into && <StatusTag status={other.status} />}
                  {enquiry.linked.some(({ id }) => id === other.id) && <Tag>{t('related.linked')}</Tag>}
                </Flex>
                <Flex align="center" gap="small" style={{ position: 'relative', zIndex: 1 }}>
                  <ReceivedAt instant={other.created_at} />
                  <RelatedMenu enquiry={enquiry} other={other} />
                </Flex>
              </Flex>
            </Card>
          </li>
        ))}
      </Flex>
      {data.hasMore && <Link to={everythingOf(enquiry)}>{t('related.all')}</Link>}
    </>
  );
}

const everythingOf = ({ phone, email }: Enquiry) =>
  paths.admin.requests + writeAddress(writeFilters(new URLSearchParams(), { q: phone || (email ?? undefined) })).hash;
