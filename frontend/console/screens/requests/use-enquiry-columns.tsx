import Flex from 'antd/es/flex';
import type { TableProps } from 'antd/es/table';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { topicIn } from '#contracts/api/enquiry-topic';
import shared from '../../components/console.module.css';
import { PhoneNumber } from '../../features/enquiries/phone-number.tsx';
import { TypeIcon } from '../../features/enquiries/type-icon.tsx';
import { MentionMark } from '../../features/mentions/mention-mark.tsx';
import { useColleaguesAt } from '../../features/presence/use-colleagues-at.ts';
import { RowLink } from '../../features/side-panel/row-link.tsx';
import { EnquiryActions } from './enquiry-actions.tsx';
import type { EnquiryListProps, RowActions } from './enquiry-list-props.ts';
import { EnquirySummary } from './enquiry-summary.tsx';
import styles from './enquiry-table.module.css';
import { LastContactCell } from './last-contact.tsx';
import { OwnerButton } from './owner-button.tsx';
import { RowPresence } from './row-presence.tsx';
import { StatusButton } from './status-button.tsx';
import { WhenCell } from './when-cell.tsx';

interface Options extends RowActions, Pick<EnquiryListProps, 'openSearch' | 'isBeside'> {
  /** The keys of columns that the user has hidden. */
  hidden: readonly string[];
}

/** The columns of the list. Beside the panel it keeps what tells requests apart, and the status. */
export function useEnquiryColumns({
  openSearch,
  isBeside,
  hidden,
  ...actions
}: Options): NonNullable<TableProps<Enquiry>['columns']> {
  const { t } = useTranslation(['admin', 'adminRequests']);
  const columns: NonNullable<TableProps<Enquiry>['columns']> = [
    {
      key: 'who',
      title: t('requests.name'),
      width: isBeside ? '36%' : '17.5%',
      render: (_, enquiry) => <CustomerCell enquiry={enquiry} to={openSearch(enquiry)} />,
    },
    {
      key: 'details',
      title: t('requests.details'),
      render: (_, enquiry) => <EnquirySummary enquiry={enquiry} isBrief hasDays={isBeside} />,
    },
    {
      key: 'when',
      title: t('adminRequests:columns.when'),
      width: '14%',
      hidden: isBeside,
      render: (_, enquiry) => <WhenCell enquiry={enquiry} />,
    },
    {
      key: 'owner',
      title: t('adminRequests:columns.owner'),
      width: '9%',
      hidden: isBeside,
      render: (_, enquiry) => <OwnerButton enquiry={enquiry} />,
    },
    {
      key: 'state',
      title: t('status.label'),
      width: 140,
      render: (_, enquiry) => <StatusButton enquiry={enquiry} />,
    },
    {
      key: 'contact',
      title: t('adminRequests:columns.contact'),
      width: '17%',
      hidden: isBeside,
      render: (_, enquiry) => <LastContactCell enquiry={enquiry} onAsk={actions.onAsk} />,
    },
    {
      key: 'actions',
      title: t('requests.actions'),
      // Two touch targets of 44 pixels.
      width: 104,
      hidden: isBeside,
      render: (_, enquiry) => (
        <EnquiryActions
          enquiry={enquiry}
          openSearch={openSearch(enquiry)}
          hasStatuses={hidden.includes('state')}
          {...actions}
        />
      ),
    },
  ];
  return columns.filter(({ key }) => !hidden.includes(String(key)));
}

function CustomerCell({ enquiry, to }: { enquiry: Enquiry; to: string }) {
  const at = useColleaguesAt(enquiry);
  return (
    <Flex gap={8} align="center">
      <TypeIcon topic={topicIn(enquiry)} isSmall />
      <div className={shared.rest}>
        <RowLink id={enquiry.id} name={enquiry.name} to={to} isNew={enquiry.status === 'new'} />
        <div dir={at?.doing === 'replying' ? undefined : 'ltr'} className={styles.line}>
          <MentionMark enquiry={enquiry} />
          <RowPresence at={at}>
            <PhoneNumber number={enquiry.phone} />
          </RowPresence>
        </div>
      </div>
    </Flex>
  );
}
