import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { topicIn } from '#contracts/api/enquiry-topic';
import shared from '../../components/console.module.css';
import { grid } from '../../components/grid.ts';
import { Hint } from '../../components/hint.tsx';
import { ListCard } from '../../components/list-card.tsx';
import { CustomerTags } from '../../features/enquiries/customer-tags.tsx';
import { PhoneNumber } from '../../features/enquiries/phone-number.tsx';
import { StatusTag } from '../../features/enquiries/status-tag.tsx';
import { TypeIcon } from '../../features/enquiries/type-icon.tsx';
import { MentionMark } from '../../features/mentions/mention-mark.tsx';
import { useColleaguesAt } from '../../features/presence/use-colleagues-at.ts';
import { RowLink } from '../../features/side-panel/row-link.tsx';
import { EnquiryActions } from './enquiry-actions.tsx';
import styles from './enquiry-cards.module.css';
import type { EnquiryListProps } from './enquiry-list-props.ts';
import { EnquirySummary } from './enquiry-summary.tsx';
import { LastTime } from './last-contact.tsx';
import { RowPresence } from './row-presence.tsx';
import type { Selection } from './selection/use-selection.ts';

/** The list on phones and small tablets. The name's link covers the card, the controls are above it. */
export function EnquiryCards({
  enquiries,
  openSearch,
  loading,
  selection,
  openId: _,
  isBeside: __,
  look: ___,
  ...actions
}: EnquiryListProps) {
  return (
    <ul
      className={shared.bare}
      style={{ ...grid('24rem', '0.375rem', 'auto-fill'), opacity: loading ? 0.55 : 1 }}
      aria-busy={loading}
    >
      {enquiries.map((enquiry) => (
        <li key={enquiry.id}>
          <ListCard className={styles.card}>
            <Flex gap="small">
              <TypeIcon topic={topicIn(enquiry)} isSmall />
              <div className={shared.rest}>
                <RowLink
                  id={enquiry.id}
                  name={enquiry.name}
                  to={openSearch(enquiry)}
                  isNew={enquiry.status === 'new'}
                  className={shared.stretched}
                />
                <EnquirySummary enquiry={enquiry} isBrief />
                <Foot enquiry={enquiry} />
              </div>
              <Flex vertical align="end" justify="space-between">
                <StatusTag status={enquiry.status} />
                {selection?.isChoosing ? (
                  <Choice enquiry={enquiry} selection={selection} />
                ) : (
                  <EnquiryActions
                    enquiry={enquiry}
                    openSearch={openSearch(enquiry)}
                    className={styles.actions}
                    hasStatuses
                    {...actions}
                  />
                )}
              </Flex>
            </Flex>
          </ListCard>
        </li>
      ))}
    </ul>
  );
}

function Foot({ enquiry }: { enquiry: Enquiry }) {
  const at = useColleaguesAt(enquiry);
  return (
    // The time by which a customer is to be answered is never cut: the number is in the panel.
    <Hint as="div" className={`${styles.foot} ${enquiry.due_at ? styles.whole : ''}`}>
      <MentionMark enquiry={enquiry} />
      <RowPresence at={at}>
        <CustomerTags enquiry={enquiry} />{' '}
        {!enquiry.due_at && (
          <>
            <PhoneNumber number={enquiry.phone} /> ·{' '}
          </>
        )}
        <LastTime enquiry={enquiry} />
      </RowPresence>
    </Hint>
  );
}

function Choice({ enquiry, selection }: { enquiry: Enquiry; selection: Selection }) {
  const { t } = useTranslation(['adminRequests', 'admin']);
  const chosen = selection.enquiries.map(({ id }) => id);
  return (
    <div className={`${styles.actions} ${shared.targets}`}>
      <Checkbox
        checked={chosen.includes(enquiry.id)}
        aria-label={t('selection.one', { name: enquiry.name || t('admin:requests.unnamed') })}
        onChange={({ target }) =>
          selection.choose(target.checked ? [...chosen, enquiry.id] : chosen.filter((id) => id !== enquiry.id))
        }
      >
        {t('selection.choose')}
      </Checkbox>
    </div>
  );
}
