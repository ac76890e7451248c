import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { ContactOutcome } from '#contracts/field-kit/enquiry-enums';
import { useFailureNotice } from '../../session/use-failure-notice.ts';
import { useSuccessNotice } from '../../session/use-success-notice.ts';
import { endContact } from '../contacts.ts';
import { CallBackTimes } from './call-back-times.tsx';
import { useAuthor } from './use-author.ts';

interface Props {
  enquiry: Enquiry;
  onEnded?: () => void;
}

/** Records how the last contact went, in one tap; a call back needs its time. */
export function OutcomeButtons({ enquiry, onEnded }: Props) {
  const { t } = useTranslation('adminRequests');
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const by = useAuthor();
  const [isPlanning, setIsPlanning] = useState(false);

  const end = async (outcome: ContactOutcome, callBackAt: string | null = null) => {
    onEnded?.();
    try {
      await endContact(enquiry, outcome, callBackAt, by);
      notifySuccess(t(`contact.noted.${outcome}`));
    } catch (error) {
      notifyFailure(t('contact.outcomeFailed'), error);
    }
  };

  return (
    <Flex vertical gap="small" role="group" aria-label={t('contact.ask')}>
      {isPlanning ? (
        <CallBackTimes onChoose={(instant) => void end('call_back', instant)} />
      ) : (
        <Flex wrap gap="small">
          {ContactOutcome.options.map((outcome) => (
            <Button
              key={outcome}
              style={{ flex: '1 1 auto' }}
              onClick={() => (outcome === 'call_back' ? setIsPlanning(true) : void end(outcome))}
            >
              {t(`contact.outcomes.${outcome}`)}
            </Button>
          ))}
        </Flex>
      )}
    </Flex>
  );
}
