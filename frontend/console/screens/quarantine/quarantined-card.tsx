import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { factsIn } from '#contracts/api/enquiry-kinds/kinds';
import { topicIn } from '#contracts/api/enquiry-topic';
import type { QuarantinedEnquiry } from '#contracts/api/quarantine';
import { EmailAddress } from '#shared/components/email-address.tsx';
import { shortenAtWord } from '#shared/lib/shorten.ts';
import shared from '../../components/console.module.css';
import { OwnWords } from '../../components/facts.tsx';
import { Hint } from '../../components/hint.tsx';
import { ListCard } from '../../components/list-card.tsx';
import { messageSummaryLength } from '../../features/enquiries/enquiry-summary.ts';
import { PhoneNumber } from '../../features/enquiries/phone-number.tsx';
import { ReceivedAt } from '../../features/enquiries/received-at.tsx';
import { TypeIcon } from '../../features/enquiries/type-icon.tsx';
import { EnquirySummary } from '../requests/enquiry-summary.tsx';
import styles from './quarantine-screen.module.css';

/** The number of characters of a text that show at first: enough to recognise an advertisement. */
const shownLength = 280;

interface Props extends Pick<QuarantinedEnquiry, 'enquiry' | 'reasons'> {
  /** Undefined for staff who may not release. */
  onRelease: ((enquiry: Enquiry) => void) | undefined;
  /** Undefined for staff who may not delete. */
  onDelete: ((enquiry: Enquiry) => void) | undefined;
  /** True after its release was undone: the button takes the focus. */
  isBack: boolean;
}

/** A suspected enquiry: its sender, texts and reasons, and the button that releases it. */
export function QuarantinedCard({ enquiry, reasons, onRelease, onDelete, isBack }: Props) {
  const { t } = useTranslation(['adminQuarantine', 'admin']);
  const name = enquiry.name || t('requests.unnamed', { ns: 'admin' });
  return (
    <ListCard>
      <Flex gap={12} align="start">
        <TypeIcon topic={topicIn(enquiry)} />
        <div className={shared.rest}>
          <Flex wrap gap="0 12px" align="start" justify="space-between" style={{ inlineSize: '100%' }}>
            <h2 className={shared.subhead}>
              <bdi>{name}</bdi>
            </h2>
            <ReceivedAt instant={enquiry.created_at} />
          </Flex>
          <Hint as={Flex} wrap gap="0 12px">
            <PhoneNumber number={enquiry.phone} />
            {enquiry.email && <EmailAddress address={enquiry.email} />}
          </Hint>
        </div>
      </Flex>
      <div className={styles.words}>
        {enquiry.type !== 'message' && <EnquirySummary enquiry={enquiry} />}
        {longTexts(enquiry).map(({ name, value }) => (
          <Words key={name} text={value} />
        ))}
      </div>
      <Flex wrap align="end" gap="12px">
        <Flex component="ul" wrap gap={6} className={`${shared.bare} ${styles.reasons}`} aria-label={t('suspectedFor')}>
          {reasons.map((reason) => (
            <li key={reason}>
              <Tag>{t(`reason.${reason}`)}</Tag>
            </li>
          ))}
        </Flex>
        {/* At the same side, whether or not there is room beside the reasons. */}
        <Flex wrap gap="8px" justify="end" style={{ marginInlineStart: 'auto' }}>
          {onRelease && (
            <Button autoFocus={isBack} onClick={() => onRelease(enquiry)} aria-label={t('releaseFor', { name })}>
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
const longTexts = (enquiry: Enquiry) =>
  factsIn(enquiry).flatMap((fact) => {
    if (fact.kind !== 'longText') return [];
    return fact.name === 'special_destination' && fact.value.length <= messageSummaryLength ? [] : [fact];
  });
