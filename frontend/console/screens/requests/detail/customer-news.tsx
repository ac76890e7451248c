import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { isByCustomer } from '#contracts/api/request-page/entries';
import { withoutUndone } from '#contracts/api/without-undone';
import { changeEnquiry } from '../../../features/enquiries/change-enquiry.ts';
import { ReceivedAt } from '../../../features/enquiries/received-at.tsx';
import { seenOf } from '../../../features/enquiries/seen-of.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { CustomerDid } from './customer-did.tsx';

/** The newest of them. */
const mostShown = 3;

interface Props {
  enquiry: Enquiry;
  /** The requests that are merged into this one, whose customer is the same. */
  merged: readonly Enquiry[];
  /** Begins an answer; undefined for staff who may only read. */
  onAnswer: (() => void) | undefined;
}

/** The customer's actions since staff were last in touch, until staff answer or say that no answer is needed. */
export function CustomerNews({ enquiry, merged, onAnswer }: Props) {
  const { t } = useTranslation('adminCustomer');
  const notifyFailure = useFailureNotice();
  const [saving, setSaving] = useState(false);
  if (!enquiry.unanswered_since) return null;
  const history = withoutUndone(enquiry.history);
  const last = history.findLastIndex(({ action }) => action === 'answered' || action === 'contacted');
  const answered = history[last]?.at ?? '';
  const ofMerged = merged.flatMap((part) =>
    part.history.filter(isByCustomer).filter(({ at }) => at > answered && at > (part.merged_into?.at ?? '')),
  );
  const entries = [...history.slice(last + 1).filter(isByCustomer), ...ofMerged]
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .slice(-mostShown);

  const see = async () => {
    setSaving(true);
    try {
      await changeEnquiry(enquiry, seenOf(enquiry));
    } catch (error) {
      notifyFailure(t('notSeen'), error);
    } finally {
      setSaving(false);
    }
  };

  return (
    <Alert
      type="warning"
      title={t('title')}
      description={
        <Flex vertical gap={8} align="start">
          {entries.map((entry) => (
            <div key={`${entry.at} ${entry.action}`}>
              <CustomerDid entry={entry} />
            </div>
          ))}
          <ReceivedAt instant={enquiry.unanswered_since} />
          {onAnswer && (
            <Flex wrap gap="small">
              <Button type="primary" onClick={onAnswer}>
                {t('answerNow')}
              </Button>
              <Button loading={saving} onClick={() => void see()}>
                {t('see')}
              </Button>
            </Flex>
          )}
        </Flex>
      }
    />
  );
}
