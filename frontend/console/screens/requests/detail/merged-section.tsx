import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Enquiry } from '#contracts/api/enquiries';
import { topicIn } from '#contracts/api/enquiry-topic';
import { Ltr } from '#shared/components/ltr.tsx';
import shared from '../../../components/console.module.css';
import type { EnquiryKey } from '../../../features/enquiries/enquiry-key.ts';
import { ReceivedAt } from '../../../features/enquiries/received-at.tsx';
import { TypeIcon } from '../../../features/enquiries/type-icon.tsx';
import styles from './enquiry-detail.module.css';
import { FactsOf } from './facts-section.tsx';

interface Props {
  merged: readonly Enquiry[];
  openSearch: (enquiry: EnquiryKey) => string;
}

/** The facts of the requests that are merged into this one. */
export function MergedSection({ merged, openSearch }: Props) {
  const { t } = useTranslation('adminCustomer');
  if (merged.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="request-merged">
      <h2 id="request-merged">{t('relations.mergedHere')}</h2>
      <ul className={`${shared.bare} ${shared.divided}`}>
        {merged.map((part) => (
          <li key={part.id}>
            <Flex vertical gap="small">
              <Flex wrap align="center" gap="small">
                <TypeIcon topic={topicIn(part)} />
                <Link to={openSearch(part)}>
                  <Ltr>{part.reference}</Ltr>
                </Link>
                <ReceivedAt instant={part.created_at} />
              </Flex>
              <FactsOf enquiry={part} />
            </Flex>
          </li>
        ))}
      </ul>
    </section>
  );
}
