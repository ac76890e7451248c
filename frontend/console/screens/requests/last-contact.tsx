import PhoneOutlined from '@ant-design/icons/es/icons/PhoneOutlined';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { isCancelled } from '#contracts/api/request-page/entries';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Hint } from '../../components/hint.tsx';
import { formatCallBack } from '../../features/enquiries/call-back.ts';
import { ClockWords } from '../../features/enquiries/clock-words.tsx';
import { type LastContact, lastContact, type Written, writtenSince } from '../../features/enquiries/contacts.ts';
import { CustomerTags } from '../../features/enquiries/customer-tags.tsx';
import { updateRoute } from '../../features/enquiries/enquiry-routes.ts';
import { formatRelative } from '../../features/enquiries/relative-time.ts';
import { useNow } from '../../features/enquiries/use-now.ts';
import { useMay } from '../../features/session/use-may.ts';
import styles from './enquiry-table.module.css';

interface Props {
  enquiry: Enquiry;
  /** Asks how the last contact went. */
  onAsk: (enquiry: Enquiry) => void;
}

/** The last event with the customer: the customer's own news first, else words of staff, else the last contact. */
export function LastContactCell({ enquiry, onAsk }: Props) {
  const { t } = useTranslation('adminRequests');
  const { language } = useLanguage();
  const now = useNow();
  const contact = lastContact(enquiry);
  if (enquiry.unanswered_since || isCancelled(enquiry)) {
    return (
      <>
        <div className={styles.line}>
          <CustomerTags enquiry={enquiry} />
        </div>
        {enquiry.unanswered_since && (
          <Hint as="div" className={styles.line}>
            {formatRelative(enquiry.unanswered_since, now, language, 'narrow')}
          </Hint>
        )}
      </>
    );
  }
  const written = writtenSince(enquiry, contact);
  if (written) return <WrittenWords written={written} />;
  if (!contact) {
    return (
      <>
        <Hint as="div" className={styles.line}>
          {t('contact.none')}
        </Hint>
        <div className={styles.line}>
          <ClockWords enquiry={enquiry} isBrief />
        </div>
      </>
    );
  }
  return (
    <>
      <div className={styles.line}>
        {t(`contact.channels.${contact.channel}`)} · <bdi>{contact.by.name || contact.by.email}</bdi>
      </div>
      <Outcome enquiry={enquiry} contact={contact} onAsk={onAsk} />
    </>
  );
}

/** `Answer · Huda`, and when it was. */
function WrittenWords({ written: { action, at, by } }: { written: Written }) {
  const { t } = useTranslation('adminRequests');
  const { language } = useLanguage();
  const now = useNow();
  return (
    <>
      <div className={styles.line}>
        {t(`contact.written.${action}`)} · <bdi>{by.name || by.email}</bdi>
      </div>
      <Hint as="div" className={styles.line}>
        <time dateTime={at} title={formatDateTime(at, language)}>
          {formatRelative(at, now, language, 'narrow')}
        </time>
      </Hint>
    </>
  );
}

/** `WhatsApp · Huda · 2 hours ago` */
export function ContactWords({ contact: { channel, by, at } }: { contact: LastContact }) {
  const { t } = useTranslation('adminRequests');
  const { language } = useLanguage();
  const now = useNow();
  return (
    <>
      {t(`contact.channels.${channel}`)}
      {' · '}
      <time dateTime={at} title={formatDateTime(at, language)}>
        {formatRelative(at, now, language, 'narrow')}
      </time>
      {' · '}
      <bdi>{by.name || by.email}</bdi>
    </>
  );
}

interface OutcomeProps extends Props {
  contact: LastContact;
}

/** Says how and when the contact went; instead, a call that staff have promised. */
function Outcome({ enquiry, contact: { at, ended }, onAsk }: OutcomeProps) {
  const { t } = useTranslation(['adminRequests', 'admin']);
  const { language } = useLanguage();
  const now = useNow();
  const mayEnd = useMay(updateRoute(enquiry.type)) && enquiry.status !== 'done';
  if (ended?.call_back_at) return <OutcomeWords ended={ended} />;
  return (
    <Hint as="div" className={styles.line}>
      {ended && `${t(`contact.outcomes.${ended.outcome}`)} · `}
      {!ended && mayEnd && (
        <>
          <Button
            type="link"
            className={styles.ask}
            aria-label={`${t('contact.ask')} ${enquiry.name || t('admin:requests.unnamed')}`}
            onClick={() => onAsk(enquiry)}
          >
            {t('contact.askBriefly')}
          </Button>
          {' · '}
        </>
      )}
      <time dateTime={at} title={formatDateTime(at, language)}>
        {formatRelative(at, now, language, 'narrow')}
      </time>
    </Hint>
  );
}

/** Says how a contact went. A call that is due stands out. */
export function OutcomeWords({ ended: { outcome, call_back_at } }: { ended: NonNullable<LastContact['ended']> }) {
  const { t } = useTranslation('adminRequests');
  const { language } = useLanguage();
  const now = useNow();
  if (!call_back_at) return <Hint as="div">{t(`contact.outcomes.${outcome}`)}</Hint>;
  const isDue = Date.parse(call_back_at) <= now.getTime();
  return (
    <Hint as="div" className={styles.line} {...(isDue && { style: { color: 'var(--color-clay)', fontWeight: 600 } })}>
      <PhoneOutlined aria-hidden /> <VisuallyHidden>{t('contact.callBack')}</VisuallyHidden>
      {formatCallBack(call_back_at, now, language)}
    </Hint>
  );
}

/** By when a customer who waits is to be answered, else the time of the last contact or of the request's arrival. */
export function LastTime({ enquiry }: { enquiry: Enquiry }) {
  const { language } = useLanguage();
  const now = useNow();
  if (enquiry.due_at) return <ClockWords enquiry={enquiry} />;
  const at = lastContact(enquiry)?.at ?? enquiry.created_at;
  return (
    <Hint as="time" dateTime={at} title={formatDateTime(at, language)}>
      {formatRelative(at, now, language, 'narrow')}
    </Hint>
  );
}
