import App from 'antd/es/app';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry, HistoryEntry } from '#contracts/api/enquiries';
import { Hint } from '../../../components/hint.tsx';
import { mailAgain } from '../../../features/enquiries/mail-again.ts';
import { useNow } from '../../../features/enquiries/use-now.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useMay } from '../../../features/session/use-may.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';

type Mailed = Extract<HistoryEntry, { action: 'answered' | 'quote_sent' }>;

const minute = 60_000;
/** In ms. A mail goes out within seconds; during an outage it is tried for a quarter of an hour. */
const onItsWay = 20 * minute;
/** In ms. Answers of earlier versions say nothing about their mail. */
const knownFor = 14 * 24 * 60 * minute;

/** Says whether the mail with an answer or a quote was sent. Staff can send a failed one again. */
export function AnswerMail({ enquiry, entry }: { enquiry: Enquiry; entry: Mailed }) {
  const { t } = useTranslation('adminCustomer');
  const mayMail = useMay('POST /requests/{type}/{id}/mails');
  const now = useNow();
  const age = now.getTime() - Date.parse(entry.at);
  const { state = !enquiry.email ? 'no_address' : age < onItsWay ? 'waiting' : 'failed' } = entry.mail ?? {};
  if (!entry.mail && age > knownFor) return null;
  return (
    <Hint as="div" role="status">
      {t(`answerMail.${state}`)}
      {state !== 'sent' && state !== 'waiting' && enquiry.email && mayMail && <Again enquiry={enquiry} at={entry.at} />}
    </Hint>
  );
}

function Again({ enquiry, at }: { enquiry: Enquiry; at: string }) {
  const { t } = useTranslation('adminCustomer');
  const { notification } = App.useApp();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [isSending, setIsSending] = useState(false);

  const send = async () => {
    setIsSending(true);
    try {
      const state = await mailAgain(enquiry, at);
      if (state === 'sent') notifySuccess(t('answerMail.sent'));
      else notification.warning({ title: t(`answerMail.${state ?? 'failed'}`) });
    } catch (error) {
      notifyFailure(t('answerMail.failed'), error);
    } finally {
      setIsSending(false);
    }
  };

  return (
    <Button type="link" loading={isSending} onClick={() => void send()}>
      {t('answerMail.again')}
    </Button>
  );
}
