import Flex from 'antd/es/flex';
import Text from 'antd/es/typography/Text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contracts/website/paths';
import { writeKey } from '../../../features/enquiries/staff/enquiry-key.ts';
import { type EnquiryView, toEnquiryViewOfAny } from '../../../features/enquiries/staff/enquiry-view.ts';
import { PhoneNumber } from '../../../features/enquiries/staff/phone-number.tsx';
import { ReceivedAt } from '../../../features/enquiries/staff/received-at.tsx';
import { TypeBadge } from '../../../features/enquiries/staff/type-badge.tsx';
import { TypeIcon } from '../../../features/enquiries/staff/type-icon.tsx';
import shared from '../console.module.css';
import { LinkButton } from '../link-button.tsx';
import { Panel } from '../panel.tsx';
import { Nothing } from './nothing.tsx';

/** The three newest requests of the period; each links to the list of all types. */
export function RecentEnquiries({ records }: { records: Parameters<typeof toEnquiryViewOfAny>[0][] }) {
  const { t } = useTranslation('adminOverview');
  const viewAll = (
    <LinkButton type="link" to={paths.admin.requests}>
      {t('recent.viewAll')}
    </LinkButton>
  );
  return (
    <Panel title={t('recent.title')} extra={viewAll} className={shared.half}>
      {records.length === 0 && <Nothing />}
      <ul className={`${shared.bare} ${shared.divided}`}>
        {records
          .map((record) => toEnquiryViewOfAny(record))
          .map((enquiry) => (
            <Flex component="li" key={enquiry.id} align="center" gap={12}>
              <TypeIcon type={enquiry.type} />
              <div className={shared.rest}>
                <Link to={`${paths.admin.requests}?open=${writeKey(enquiry)}`} className={shared.stretched}>
                  <Text strong className={shared.words}>
                    <Who enquiry={enquiry} />
                  </Text>
                </Link>
                <ReceivedAt instant={enquiry.createdAt} />
              </div>
              <TypeBadge type={enquiry.type} />
            </Flex>
          ))}
      </ul>
    </Panel>
  );
}

/** The name, else the phone number. */
function Who({ enquiry: { name, phone } }: { enquiry: EnquiryView }) {
  const { t } = useTranslation('admin');
  if (name) return <bdi>{name}</bdi>;
  return phone ? <PhoneNumber number={phone} /> : <span>{t('requests.unnamed')}</span>;
}
