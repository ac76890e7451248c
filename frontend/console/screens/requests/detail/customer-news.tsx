import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { isByCustomer } from '#contracts/api/request-page/entries';
import { changeEnquiry } from '../../../features/enquiries/change-enquiry.ts';
import { ReceivedAt } from '../../../features/enquiries/received-at.tsx';
import { seenOf } from '../../../features/enquiries/seen-of.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { CustomerDid } from './customer-did.tsx';

/** What the customer did last and nobody has seen to, until staff answer or say that nothing is left to do. */
export function CustomerNews({ enquiry, mayChange }: { enquiry: Enquiry; mayChange: boolean }) {
  const { t } = useTranslation('adminCustomer');
  const notifyFailure = useFailureNotice();
  const [saving, setSaving] = useState(false);
  const entry = enquiry.history.findLast(isByCustomer);
  if (!enquiry.unanswered_since || !entry) return null;

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
          <CustomerDid entry={entry} />
          <ReceivedAt instant={entry.at} />
          {mayChange && (
            <Button loading={saving} onClick={() => void see()}>
              {t('see')}
            </Button>
          )}
        </Flex>
      }
    />
  );
}
