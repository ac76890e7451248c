import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { allowsMarketing } from '#contracts/api/allows-marketing';
import { topicOf } from '#contracts/api/enquiry-topic';
import { paths } from '#contracts/website/paths';
import { Ltr } from '#shared/components/ltr.tsx';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { PhoneNumber } from '../../features/enquiries/phone-number.tsx';
import { StatusTag } from '../../features/enquiries/status-tag.tsx';
import { EraseButton } from '../../features/privacy/erase-button.tsx';
import { ExportButtons } from '../../features/privacy/export-buttons.tsx';
import type { PersonRecord, Whom } from '../../features/privacy/privacy-records.ts';
import { WithdrawButton } from '../../features/privacy/withdraw-button.tsx';

interface Props {
  whom: Whom;
  record: PersonRecord;
  /** Searches again: the record has changed. */
  onChanged: () => void;
  /** Searches for another phone number or e-mail address of the person. */
  onFind: (contact: string) => void;
}

/** Everything that is stored about a person, and the actions on it. */
export function PersonFound({ whom, record, onChanged, onFind }: Props) {
  const { t } = useTranslation('adminPrivacy');
  const { enquiries, quarantined, requests, more } = record;
  const all = [...enquiries, ...quarantined];
  if (enquiries.length + quarantined.length + requests.length === 0) return <p>{t('person.none')}</p>;
  return (
    <Flex vertical gap="middle">
      <Flex wrap align="center" justify="space-between" gap="small">
        <h3>{t('person.requests', { count: enquiries.length })}</h3>
        <Flex wrap gap="small">
          <ExportButtons whom={whom} />
          {all.some(allowsMarketing) && <WithdrawButton whom={whom} onWithdrawn={onChanged} />}
          <EraseButton whom={whom} record={record} onErased={onChanged} />
        </Flex>
      </Flex>
      <Hint>{t('person.exportHint')}</Hint>
      {more && <Alert type="warning" showIcon title={t('person.more')} />}
      <EnquiryList record={record} />
      {quarantined.length > 0 && (
        <p>
          <Link to={paths.admin.quarantine}>{t('person.quarantined', { count: quarantined.length })}</Link>
        </p>
      )}
      <OtherContacts whom={whom} record={record} onFind={onFind} />
    </Flex>
  );
}

function EnquiryList({ record: { enquiries, mails } }: Pick<Props, 'record'>) {
  const { t } = useTranslation(['adminPrivacy', 'admin']);
  const { language } = useLanguage();
  return (
    <ul className={`${shared.bare} ${shared.divided}`}>
      {enquiries.map(({ id, type, program_id, reference, name, status, created_at, ...ledger }) => (
        <Flex component="li" key={id} wrap align="center" justify="space-between" gap="4px 16px">
          <Flex vertical align="start" flex="1 1 12rem" className={shared.words}>
            <Link to={`${paths.admin.requests}?open=${type}.${id}`}>
              {t(`admin:requestType.${topicOf(type, program_id)}`)} <Ltr>{reference}</Ltr>
            </Link>
            <div>
              <bdi className={shared.words}>{name}</bdi>
            </div>
            <Hint as="div">
              {[
                formatDateTime(created_at, language),
                ...(allowsMarketing(ledger) ? [t('person.offers')] : []),
                ...(ledger.marketing_withdrawn
                  ? [t('person.offersWithdrawn', { time: formatDateTime(ledger.marketing_withdrawn.at, language) })]
                  : []),
                ...mails
                  .filter(({ enquiry_id }) => enquiry_id === id)
                  .map(({ kind, at }) => `${t(`person.mail.${kind}`)}: ${formatDateTime(at, language)}`),
              ].join(' · ')}
            </Hint>
          </Flex>
          <StatusTag status={status} />
        </Flex>
      ))}
    </ul>
  );
}

function OtherContacts({ whom, record: { phones, emails }, onFind }: Omit<Props, 'onChanged'>) {
  const { t } = useTranslation('adminPrivacy');
  // The typed number may be written differently from the stored one; if there is only one number, it is the same.
  const others = 'phone' in whom ? [...emails, ...(phones.length > 1 ? phones : [])] : [...phones, ...emails.slice(1)];
  if (others.length === 0) return null;
  return (
    <div>
      <h3>{t('person.also')}</h3>
      <Hint>{t('person.alsoHint')}</Hint>
      <Flex wrap gap="small">
        {others.map((contact) => (
          <Button key={contact} className={shared.wrapping} onClick={() => onFind(contact)}>
            {contact.includes('@') ? <bdi>{contact}</bdi> : <PhoneNumber number={contact} />}
          </Button>
        ))}
      </Flex>
    </div>
  );
}
