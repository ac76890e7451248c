import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import { EmailAddress } from '../../../components/email-address.tsx';
import { messageSummaryLength } from '../../../features/enquiries/staff/enquiry-summary.ts';
import { type EnquiryView, factsIn } from '../../../features/enquiries/staff/enquiry-view.ts';
import { PhoneNumber } from '../../../features/enquiries/staff/phone-number.tsx';
import { ReceivedAt } from '../../../features/enquiries/staff/received-at.tsx';
import { TypeIcon } from '../../../features/enquiries/staff/type-icon.tsx';
import type { QuarantinedView } from '../../../features/enquiries/staff/use-quarantine.ts';
import { shortenAtWord } from '../../../lib/shorten.ts';
import shared from '../console.module.css';
import { OwnWords } from '../facts.tsx';
import { ListCard } from '../list-card.tsx';
import { EnquirySummary } from '../requests/enquiry-summary.tsx';
import styles from './quarantine-screen.module.css';

/** The number of characters of a text that show at first: enough to recognise an advertisement. */
const shownLength = 280;

interface Props extends QuarantinedView {
  /** Undefined for staff who may not release. */
  onRelease: ((enquiry: EnquiryView) => void) | undefined;
  /** Undefined for staff who may not delete. */
  onDelete: ((enquiry: EnquiryView) => void) | undefined;
  isBusy: boolean;
}

/** A suspected enquiry: its sender, texts and reasons, and the button that releases it. */
export function QuarantinedCard({ enquiry, reasons, onRelease, onDelete, isBusy }: Props) {
  const { t } = useTranslation(['adminQuarantine', 'admin']);
  const name = enquiry.name || t('requests.unnamed', { ns: 'admin' });
  return (
    <ListCard>
      <Flex gap={12} align="start">
        <TypeIcon type={enquiry.type} />
        <div className={shared.rest}>
          <Flex wrap gap="0 12px" align="start" justify="space-between" style={{ inlineSize: '100%' }}>
            <h2 className={shared.subhead}>
              <bdi>{name}</bdi>
            </h2>
            <ReceivedAt instant={enquiry.createdAt} />
          </Flex>
          <Flex wrap gap="0 12px" className={shared.hint}>
            <PhoneNumber number={enquiry.phone} />
            {enquiry.email && <EmailAddress address={enquiry.email} />}
          </Flex>
        </div>
      </Flex>
      <div className={styles.words}>
        {enquiry.type !== 'message' && <EnquirySummary enquiry={enquiry} />}
        {longTexts(enquiry).map(({ name, value }) => (
          <Words key={name} text={value} />
        ))}
      </div>
      <Flex wrap align="end" justify="space-between" gap="12px">
        <Flex component="ul" wrap gap={6} className={`${shared.bare} ${styles.reasons}`} aria-label={t('suspectedFor')}>
          {reasons.map((reason) => (
            <li key={reason}>
              <Tag>{t(`reason.${reason}`)}</Tag>
            </li>
          ))}
        </Flex>
        <Flex wrap gap="8px">
          {onRelease && (
            <Button loading={isBusy} onClick={() => onRelease(enquiry)} aria-label={t('releaseFor', { name })}>
              {t('release')}
            </Button>
          )}
          {onDelete && (
            <Button danger type="text" onClick={() => onDelete(enquiry)} aria-label={t('deleteFor', { name })}>
              {t('deleteConfirm')}
            </Button>
          )}
        </Flex>
      </Flex>
    </ListCard>
  );
}

/** A long text; a very long one is collapsed to its beginning. */
function Words({ text }: { text: string }) {
  const { t } = useTranslation('adminQuarantine');
  if (text.length <= shownLength) return <OwnWords text={text} />;
  return (
    <>
      <OwnWords text={shortenAtWord(text, shownLength)} />
      <details>
        <summary className={shared.summary}>{t('showAll')}</summary>
        <OwnWords text={text} />
      </details>
    </>
  );
}

/** The long texts of an enquiry, except a destination that its summary shows in full. */
const longTexts = (enquiry: EnquiryView) =>
  factsIn(enquiry).flatMap((fact) => {
    if (fact.kind !== 'longText') return [];
    return fact.name === 'special_destination' && fact.value.length <= messageSummaryLength ? [] : [fact];
  });
