import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import WhatsAppOutlined from '@ant-design/icons/es/icons/WhatsAppOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import type { QuoteChannel } from '#contracts/api/quote-rules';
import { Hint } from '../../../components/hint.tsx';
import { chatLink } from '../../../features/enquiries/contact-links.ts';
import { useNoMail } from '../../../features/enquiries/use-no-mail.ts';
import { ColleaguesNote } from '../../../features/presence/colleagues-note.tsx';
import type { LinkedQuote } from '../../../features/quotes/quote-calls.ts';
import { useQuoteText } from '../../../features/quotes/use-quote-text.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';
import { useCopyLink } from './use-copy-link.ts';
import type { QuoteEditor } from './use-quote-editor.ts';

interface Props {
  enquiry: Enquiry;
  editor: QuoteEditor;
  onShare: (linked: LinkedQuote) => void;
  onClose: () => void;
}

/** Buttons that send the quote. What the browser does not open or copy by itself is shown to be sent by hand. */
export function QuoteButtons({ enquiry, editor, onShare, onClose }: Props) {
  const { t } = useTranslation('adminQuotes');
  const notifySuccess = useSuccessNotice();
  const copy = useCopyLink();
  const draft = useQuoteText(enquiry);
  const { busy } = editor;
  const noMail = useNoMail(enquiry);

  const deliver = async (channel: QuoteChannel, linked: LinkedQuote): Promise<boolean> => {
    if (channel === 'email') {
      notifySuccess(t('send.mailed'));
      return true;
    }
    if (channel === 'copy') return copy(linked.link);
    const opened = window.open(chatLink(enquiry.phone, draft(linked)), '_blank');
    if (opened) opened.opener = null;
    return opened !== null;
  };

  const send = async (channel: QuoteChannel) => {
    const linked = await editor.send(channel);
    if (!linked) return;
    const isDelivered = await deliver(channel, linked);
    onClose();
    if (!isDelivered) onShare(linked);
  };

  const button = (channel: QuoteChannel) => ({
    style: { flex: '1 0 auto' },
    disabled: busy !== undefined && busy !== channel,
    loading: busy === channel,
    onClick: () => void send(channel),
  });

  return (
    <Flex vertical gap="small">
      <ColleaguesNote enquiry={enquiry} isAboveSend />
      {noMail && <Hint style={{ textAlign: 'start' }}>{noMail}</Hint>}
      <Flex wrap gap="small">
        <Button {...button('copy')} icon={<CopyOutlined aria-hidden />}>
          {t('send.copy')}
        </Button>
        <Button
          {...button('email')}
          icon={<MailOutlined aria-hidden />}
          disabled={Boolean(noMail) || button('email').disabled}
        >
          {t('send.email')}
        </Button>
        {enquiry.phone && (
          <Button {...button('whatsapp')} type="primary" icon={<WhatsAppOutlined aria-hidden />}>
            {t('send.whatsapp')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
