import Form from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { longestMessage } from '#contracts/api/request-page/limits';
import { Hint } from '../../../components/hint.tsx';
import { useOverlapNotice } from '../../../features/enquiries/contact/use-overlap-notice.ts';
import { mailReply } from '../../../features/enquiries/contacts.ts';
import { HistoryTextForm } from './history-text-form.tsx';

const drafts = new Map<string, string>();

/** Answers the customer: the text is on the page of the request, and mailed if the address receives mail. */
export function AnswerForm({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('adminCustomer');
  const notifyOverlap = useOverlapNotice();
  const { email, mail_problem } = enquiry;
  const isMailed = email && (!mail_problem || mail_problem.reason === 'withheld');
  return (
    <HistoryTextForm
      name="answer"
      enquiry={enquiry}
      limit={longestMessage}
      drafts={drafts}
      send={async (answer, key) => notifyOverlap(enquiry, await mailReply(enquiry, answer, key))}
      isPrimary
      texts={{
        label: t('answer'),
        placeholder: t('answerPlaceholder'),
        required: t('answerRequired'),
        tooLong: t('answerTooLong'),
        send: t('sendAnswer'),
        sending: t('sendingAnswer'),
        sent: t('answerSent'),
        failed: t('answerFailed'),
      }}
    >
      <Form.Item>
        <Hint as="span">
          <bdi>{isMailed ? t('answerMailed', { email }) : t('answerNotMailed')}</bdi>
        </Hint>
      </Form.Item>
    </HistoryTextForm>
  );
}
