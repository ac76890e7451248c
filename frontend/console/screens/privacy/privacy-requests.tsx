import App from 'antd/es/app';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import { daysBetween, riyadhDay } from '#contracts/field-kit/calendar';
import { EmailAddress } from '#shared/components/email-address.tsx';
import { formatDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { Panel } from '../../components/panel.tsx';
import { PhoneNumber } from '../../features/enquiries/phone-number.tsx';
import { closePrivacyRequest, type PrivacyRequest } from '../../features/privacy/privacy-records.ts';
import { usePrivacy } from '../../features/privacy/use-privacy.ts';
import { useFailureNotice } from '../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';
import { AddRequestButton } from './add-request-button.tsx';
import { Loaded } from './loaded.tsx';

/** The unanswered privacy requests, the one due soonest first. */
export function PrivacyRequests({ onFind }: { onFind: (contact: string) => void }) {
  const { t } = useTranslation('adminPrivacy');
  const reply = usePrivacy();
  return (
    <Panel title={t('requests.title')} className={shared.whole} extra={<AddRequestButton />}>
      <Hint>{t('requests.hint')}</Hint>
      <Loaded reply={reply} none={t('requests.none')} isEmpty={({ requests }) => requests.length === 0}>
        {({ requests }) => (
          <ul className={`${shared.bare} ${shared.divided}`}>
            {requests.map((request) => (
              <RequestRow key={request.id} request={request} onFind={onFind} />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

function RequestRow({ request, onFind }: { request: PrivacyRequest; onFind: (contact: string) => void }) {
  const { t } = useTranslation('adminPrivacy');
  const { language } = useLanguage();
  const { kind, received_on, due_on, phone, email } = request;
  const close = useClose();
  const contact = phone ?? email;
  return (
    <Flex component="li" wrap align="center" justify="space-between" gap="4px 16px">
      <Flex vertical align="start" flex="1 1 12rem" className={shared.words}>
        <div>{t(`requests.kinds.${kind}`)}</div>
        {phone && <PhoneNumber number={phone} />}
        {email && <EmailAddress address={email} />}
        <Hint as="div">
          {t('requests.receivedDay', { day: formatDate(received_on, language) })} ·{' '}
          {t('requests.due', { day: formatDate(due_on, language) })}
        </Hint>
      </Flex>
      <DaysLeft due={due_on} />
      <Flex gap="small">
        {contact && <Button onClick={() => onFind(contact)}>{t('requests.find')}</Button>}
        <Button onClick={() => close(request)}>{t('requests.close')}</Button>
      </Flex>
    </Flex>
  );
}

/** From this number of days on, a request is marked as urgent. */
const few = 7;

function DaysLeft({ due }: { due: string }) {
  const { t } = useTranslation('adminPrivacy');
  const days = daysBetween(riyadhDay(), due);
  if (days < 0) return <Tag color="red">{t('requests.overdue', { count: -days })}</Tag>;
  if (days === 0) return <Tag color="red">{t('requests.today')}</Tag>;
  const left = t('requests.left', { count: days });
  return <Tag>{days <= few ? <strong>{left}</strong> : left}</Tag>;
}

function useClose() {
  const { t } = useTranslation('adminPrivacy');
  const { modal } = App.useApp();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  return ({ id }: PrivacyRequest) => {
    modal.confirm({
      title: t('requests.closeTitle'),
      content: t('requests.closeText'),
      okText: t('requests.close'),
      cancelText: t('cancel'),
      onOk: async () => {
        try {
          await closePrivacyRequest(id);
          notifySuccess(t('requests.closed'));
        } catch (error) {
          notifyFailure(t('requests.closeFailed'), error);
        }
      },
    });
  };
}
