import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentReceipt } from '#contracts/api/enquiries';
import type { Program } from '#contracts/api/programs';
import { useNotify } from '#shared/components/use-notify.ts';
import type { EnquiryTexts } from '#shared/features/enquiries/enquiry-definition.ts';
import { type EnquiryBody, type EnquiryRoute, sendEnquiry } from '#shared/features/enquiries/send-enquiry.ts';
import { createSendKey } from '#shared/features/enquiries/send-key.ts';
import { keepLink } from '../request-page/request-link.ts';
import { type Unconfirmed, whyUnconfirmed } from './confirmation-limit.ts';
import { useChallenge } from './use-challenge.ts';
import type { EnquiredProgram } from './use-enquired-program.ts';
import { useProgramName } from './use-program-name.ts';
import { visitOrigin } from './visit-origin.ts';

/** A receipt without the secret of its link, which is in the tab's storage only (`request-link.ts`). */
export type KeptReceipt = Omit<SentReceipt, 'secret'>;

/** A sent enquiry and its receipt. */
export interface SentEnquiry<Route extends EnquiryRoute> {
  receipt: KeptReceipt;
  body: EnquiryBody<Route>;
  program: Program | undefined;
  /** Set if no confirmation will come by e-mail. */
  unconfirmed: Unconfirmed | undefined;
}

/** Props of every enquiry form. */
export interface EnquiryFormProps<Route extends EnquiryRoute> {
  /** The program from which the visitor comes. */
  from: EnquiredProgram;
  onSent: (sent: SentEnquiry<Route>) => void;
}

/** Sends an enquiry, one attempt at a time, and tells the visitor how it went. */
export function useSending<Route extends EnquiryRoute>(
  { name, route }: { name: string; route: Route },
  texts: EnquiryTexts,
  { from, onSent }: EnquiryFormProps<Route>,
) {
  const { t } = useTranslation('enquiries');
  const notify = useNotify();
  const nameOf = useProgramName();
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  const trap = useRef<HTMLInputElement>(null);
  const challenge = useChallenge();
  const dropFailure = useRef<() => void>(undefined);
  const sendKey = useMemo(() => createSendKey(name), [name]);

  const succeed = ({ secret, ...receipt }: SentReceipt, body: EnquiryBody<Route>) => {
    sendKey.forget();
    keepLink({ reference: receipt.reference, secret });
    const text = body.program_id ? texts.sentFor(nameOf(from.program)) : texts.sent;
    notify({ key: name, tone: 'success', title: texts.sentTitle ?? t('notice.sentTitle'), text });
    const unconfirmed = whyUnconfirmed(body.email, receipt.unconfirmed);
    onSent({ receipt, body, program: from.program, unconfirmed });
  };

  const send = async (body: EnquiryBody<Route>, onAccepted: () => void, onFailed: (error: unknown) => void) => {
    dropFailure.current?.();
    isBusy.current = true;
    setIsSending(true);
    try {
      // Sent with the content but not part of it: they differ with every attempt.
      const traces = {
        website: trap.current?.value,
        seconds: performance.now() / 1000,
        challenge: await challenge.take(),
        origin: visitOrigin(),
      };
      const receipt = await sendEnquiry(route, { ...body, ...traces }, sendKey.for(body));
      onAccepted();
      succeed(receipt, body);
    } catch (error) {
      const text = texts.failed ?? t('notice.failed');
      dropFailure.current = notify({ key: name, tone: 'error', title: t('notice.failedTitle'), text });
      onFailed(error);
      challenge.renew();
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  };
  return { isSending, isBusy, send, trap, challenge };
}
