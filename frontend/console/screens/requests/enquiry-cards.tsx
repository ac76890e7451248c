import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { topicIn } from '#contracts/api/enquiry-topic';
import shared from '../../components/console.module.css';
import { grid } from '../../components/grid.ts';
import { ListCard } from '../../components/list-card.tsx';
import { CustomerTags } from '../../features/enquiries/customer-tags.tsx';
import { PhoneNumber } from '../../features/enquiries/phone-number.tsx';
import { ReceivedAt } from '../../features/enquiries/received-at.tsx';
import { StatusTag } from '../../features/enquiries/status-tag.tsx';
import { TypeIcon } from '../../features/enquiries/type-icon.tsx';
import { EnquiryActions } from './enquiry-actions.tsx';
import styles from './enquiry-cards.module.css';
import { EnquiryLink } from './enquiry-link.tsx';
import type { EnquiryListProps } from './enquiry-list-props.ts';
import { EnquirySummary } from './enquiry-summary.tsx';

/** The list on phones and small tablets. The name's link covers the card, the controls are above it. */
export function EnquiryCards({ enquiries, openSearch, loading, openId: _, selection, ...actions }: EnquiryListProps) {
  const { t } = useTranslation(['adminRequests', 'admin']);
  const chosen = selection?.enquiries.map(({ id }) => id) ?? [];
  return (
    <ul
      className={shared.bare}
      style={{ ...grid('24rem', '0.75rem', 'auto-fill'), opacity: loading ? 0.55 : 1 }}
      aria-busy={loading}
    >
      {enquiries.map((enquiry) => (
        <li key={enquiry.id}>
          <ListCard>
            <Flex gap={12} align="start">
              <TypeIcon topic={topicIn(enquiry)} />
              <div className={shared.rest}>
                <EnquiryLink enquiry={enquiry} to={openSearch(enquiry)} className={shared.stretched} />
                <PhoneNumber number={enquiry.phone} />
              </div>
              <Flex vertical align="end" gap={2}>
                <StatusTag status={enquiry.status} />
                <CustomerTags enquiry={enquiry} />
              </Flex>
            </Flex>
            <EnquirySummary enquiry={enquiry} />
            <Flex wrap align="end" justify="space-between">
              <ReceivedAt instant={enquiry.created_at} />
              {selection?.isChoosing ? (
                <div className={`${styles.actions} ${shared.targets}`}>
                  <Checkbox
                    checked={chosen.includes(enquiry.id)}
                    aria-label={t('selection.one', { name: enquiry.name || t('admin:requests.unnamed') })}
                    onChange={({ target }) =>
                      selection.choose(
                        target.checked ? [...chosen, enquiry.id] : chosen.filter((id) => id !== enquiry.id),
                      )
                    }
                  >
                    {t('selection.choose')}
                  </Checkbox>
                </div>
              ) : (
                <EnquiryActions
                  enquiry={enquiry}
                  openSearch={openSearch(enquiry)}
                  className={styles.actions}
                  {...actions}
                />
              )}
            </Flex>
          </ListCard>
        </li>
      ))}
    </ul>
  );
}
