import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import WhatsAppOutlined from '@ant-design/icons/es/icons/WhatsAppOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactChannel, Enquiry } from '#contracts/api/enquiries';
import { Hint } from '../../../components/hint.tsx';
import { useOverlapNotice } from '../../../features/enquiries/contact/use-overlap-notice.ts';
import { chatLink } from '../../../features/enquiries/contact-links.ts';
import { mailReply } from '../../../features/enquiries/contacts.ts';
import { useNoMail } from '../../../features/enquiries/use-no-mail.ts';
import { ColleaguesNote } from '../../../features/presence/colleagues-note.tsx';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';
import { countUses } from '../../../features/templates/count-uses.ts';

interface Props {
  enquiry: Enquiry;
  text: string;
  /** The ids of the templates in the text. */
  used: readonly string[];
  /** False while the text cannot be sent. */
  isReady: boolean;
  /** False if a question is not answered, which is then shown. */
  check: () => boolean;
  onContact: (enquiry: Enquiry, channel: ContactChannel) => void;
  onClose: () => void;
}

/** Buttons that copy the reply, mail it, or open WhatsApp with it. */
export function ReplyButtons({ enquiry, text, used, isReady, check, onContact, onClose }: Props) {
  const { t } = useTranslation('adminReplies');
  const mail = useMail(enquiry);
  const copy = useCopy();
  const noMail = useNoMail(enquiry);
  const { phone } = enquiry;
  const button = { style: { flex: '1 0 auto' } };

  const done = () => {
    countUses(used);
    onClose();
  };

  return (
    <Flex vertical gap="small">
      <ColleaguesNote enquiry={enquiry} isAboveSend />
      {noMail && <Hint style={{ textAlign: 'start' }}>{noMail}</Hint>}
      <Flex wrap gap="small">
        <Button
          {...button}
          icon={<CopyOutlined aria-hidden />}
          disabled={!isReady}
          onClick={() => {
            if (check()) void copy(text).then((isCopied) => isCopied && countUses(used));
          }}
        >
          {t('reply.copy')}
        </Button>
        <Button
          {...button}
          icon={<MailOutlined aria-hidden />}
          disabled={!isReady || Boolean(noMail)}
          loading={mail.isSending}
          onClick={() => {
            if (check()) void mail.send(text).then((isSent) => isSent && done());
          }}
        >
          {t(mail.isSending ? 'reply.mailing' : 'reply.mail')}
        </Button>
        {phone && (
          <Button
            {...button}
            type="primary"
            icon={<WhatsAppOutlined aria-hidden />}
            href={chatLink(phone, text)}
            disabled={!isReady}
            target="_blank"
            rel="noopener noreferrer"
            onClick={(event) => {
              if (!check()) return event.preventDefault();
              onContact(enquiry, 'whatsapp');
              done();
            }}
          >
            {t('reply.open')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

/** Mails a text. A failure keeps it. */
function useMail(enquiry: Enquiry) {
  const { t } = useTranslation('adminReplies');
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const notifyOverlap = useOverlapNotice();
  const [isSending, setIsSending] = useState(false);
  const [key, setKey] = useState(() => crypto.randomUUID());

  /** @returns false if it failed */
  const send = async (text: string): Promise<boolean> => {
    setIsSending(true);
    try {
      await notifyOverlap(enquiry, await mailReply(enquiry, text, key));
      setKey(crypto.randomUUID());
      notifySuccess(t('reply.mailed'));
      return true;
    } catch (error) {
      notifyFailure(t('reply.mailFailed'), error);
      return false;
    } finally {
      setIsSending(false);
    }
  };
  return { send, isSending };
}

function useCopy() {
  const { t } = useTranslation('adminReplies');
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  /** @returns false if the browser does not allow it */
  return async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
      notifySuccess(t('reply.copied'));
      return true;
    } catch (error) {
      notifyFailure(t('reply.copyFailed'), error);
      return false;
    }
  };
}
