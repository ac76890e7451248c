import Flex from 'antd/es/flex';
import Text from 'antd/es/typography/Text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Enquiry } from '#contracts/api/enquiries';
import { topicIn } from '#contracts/api/enquiry-topic';
import { paths } from '#contracts/website/paths';
import shared from '../../components/console.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { writeKey } from '../../features/enquiries/enquiry-key.ts';
import { PhoneNumber } from '../../features/enquiries/phone-number.tsx';
import { ReceivedAt } from '../../features/enquiries/received-at.tsx';
import { TypeBadge } from '../../features/enquiries/type-badge.tsx';
import { TypeIcon } from '../../features/enquiries/type-icon.tsx';
import { Nothing } from './nothing.tsx';

/** The three newest requests of the period; each links to the list of all types. */
export function RecentEnquiries({ enquiries }: { enquiries: readonly Enquiry[] }) {
  const { t } = useTranslation('adminOverview');
  const viewAll = (
    <LinkButton type="link" to={paths.admin.requests}>
      {t('recent.viewAll')}
    </LinkButton>
  );
  return (
    <Panel title={t('recent.title')} extra={viewAll} className={shared.half}>
      {enquiries.length === 0 && <Nothing />}
      <ul className={`${shared.bare} ${shared.divided}`}>
        {enquiries.map((enquiry) => (
          <Flex component="li" key={enquiry.id} align="center" gap={12}>
            <TypeIcon topic={topicIn(enquiry)} />
            <div className={shared.rest}>
              <Link to={`${paths.admin.requests}?open=${writeKey(enquiry)}`} className={shared.stretched}>
                <Text strong className={shared.words}>
                  <Who enquiry={enquiry} />
                </Text>
              </Link>
              <ReceivedAt instant={enquiry.created_at} />
            </div>
            <TypeBadge topic={topicIn(enquiry)} />
          </Flex>
        ))}
      </ul>
    </Panel>
  );
}

/** The name, else the phone number. */
function Who({ enquiry: { name, phone } }: { enquiry: Enquiry }) {
  const { t } = useTranslation('admin');
  if (name) return <bdi>{name}</bdi>;
  return phone ? <PhoneNumber number={phone} /> : <span>{t('requests.unnamed')}</span>;
}
