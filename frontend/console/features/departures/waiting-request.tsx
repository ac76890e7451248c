import WhatsAppOutlined from '@ant-design/icons/es/icons/WhatsAppOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Enquiry } from '#contracts/api/enquiries';
import { baseLanguage } from '#contracts/api/program-fields';
import { paths } from '#contracts/website/paths';
import { formatDateTime, formatDayRange } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Hint } from '../../components/hint.tsx';
import { useContact } from '../enquiries/contact/use-contact.tsx';
import { chatLink, contactLinks } from '../enquiries/contact-links.ts';
import { writeKey } from '../enquiries/enquiry-key.ts';
import { listTravellers } from '../enquiries/enquiry-summary.ts';
import { PhoneNumber } from '../enquiries/phone-number.tsx';
import { formatRelative } from '../enquiries/relative-time.ts';
import { StatusTag } from '../enquiries/status-tag.tsx';
import { useNow } from '../enquiries/use-now.ts';
import type { ListedDeparture } from './use-waiting-list.tsx';

interface Props {
  /** The request's place in the list, from 1. */
  place: number;
  enquiry: Enquiry;
  listed: ListedDeparture;
  /** False for staff who may only read: a contact is noted with the request. */
  mayContact: boolean;
}

/** A customer who waits: name, party, since when, and how to reach them. */
export function WaitingRequest({ place, enquiry, listed, mayContact }: Props) {
  const { t } = useTranslation(['adminWaiting', 'admin', 'enquiries']);
  const { t: words } = useTranslation(['admin', 'enquiries']);
  const { language } = useLanguage();
  const now = useNow();
  const greeting = useGreeting(enquiry, listed);
  const { id, phone, created_at, status } = enquiry;
  const name = enquiry.name || t('admin:requests.unnamed');
  const { call } = contactLinks(enquiry);
  const party = enquiry.type === 'custom' ? listTravellers(enquiry, { t: words }) : '';
  return (
    <Flex component="li" gap="small" align="baseline" data-waiting={id}>
      <strong>
        <bdi>{place}</bdi>
      </strong>
      <Flex wrap justify="space-between" gap="4px 16px" style={{ flex: 1, minInlineSize: 0 }}>
        <div>
          <Link
            to={`${paths.admin.requests}?open=${encodeURIComponent(writeKey(enquiry))}`}
            aria-label={t('openNamed', { name })}
          >
            <bdi>{name}</bdi>
          </Link>{' '}
          <StatusTag status={status} />
          {party && <div>{party}</div>}
          <Hint>
            <time dateTime={created_at} title={formatDateTime(created_at, language)}>
              {t('since', { when: formatRelative(created_at, now, language) })}
            </time>
          </Hint>
        </div>
        {call && mayContact && <ContactWays call={call} greeting={greeting} enquiry={enquiry} />}
        {!mayContact && <PhoneNumber number={phone} />}
      </Flex>
    </Flex>
  );
}

interface ContactWaysProps {
  call: string;
  greeting: string;
  enquiry: Enquiry;
}

/** Phone and WhatsApp, each of which notes the contact with the request. */
function ContactWays({ call, greeting, enquiry }: ContactWaysProps) {
  const { t } = useTranslation(['adminWaiting', 'admin']);
  const { record } = useContact();
  return (
    <Flex align="center" gap="small">
      <a href={call} onClick={() => record(enquiry, 'phone')}>
        <PhoneNumber number={enquiry.phone} />
      </a>
      <Button
        icon={<WhatsAppOutlined aria-hidden />}
        href={chatLink(enquiry.phone, greeting)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('whatsappNamed', { name: enquiry.name || t('admin:requests.unnamed') })}
        onClick={() => record(enquiry, 'whatsapp')}
      >
        {t('whatsapp')}
      </Button>
    </Flex>
  );
}

/** The beginning of a chat, in the customer's language; staff read it before they send it. */
function useGreeting({ name, language }: Enquiry, { tripName, departure }: ListedDeparture): string {
  const { t } = useTranslation('adminWaiting', { lng: language });
  const program = tripName[language] || tripName[baseLanguage];
  return t('greeting', { name, program, days: formatDayRange(departure.from_date, departure.to_date, language) });
}
