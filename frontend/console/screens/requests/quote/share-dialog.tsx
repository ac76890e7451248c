import WhatsAppOutlined from '@ant-design/icons/es/icons/WhatsAppOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import TextArea from 'antd/es/input/TextArea';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactChannel, Enquiry } from '#contracts/api/enquiries';
import { Hint } from '../../../components/hint.tsx';
import { ScrollableModal } from '../../../components/scrollable-modal.tsx';
import { chatLink } from '../../../features/enquiries/contact-links.ts';
import { useQuoteText } from '../../../features/quotes/use-quote-text.ts';
import { useCopyLink } from './use-copy-link.ts';
import type { SharedQuote } from './use-quote.tsx';

interface Props extends SharedQuote {
  onContact: (enquiry: Enquiry, channel: ContactChannel) => void;
  onClose: () => void;
}

/** The message with the link to a quote, which staff send themselves. */
export function ShareDialog({ enquiry, linked, isAgain, onContact, onClose }: Props) {
  const { t } = useTranslation('adminQuotes');
  const id = useId();
  const copy = useCopyLink();
  const draft = useQuoteText(enquiry);
  const [edited, setEdited] = useState<string>();
  const text = edited ?? draft(linked);
  return (
    <ScrollableModal
      open
      title={t('share.title', { number: linked.quote.number })}
      width="36rem"
      onCancel={onClose}
      footer={
        <Flex wrap justify="end" gap="small" style={{ flex: 1 }}>
          <Button onClick={onClose}>{t('share.close')}</Button>
          <Button onClick={() => void copy(linked.link)}>{t('share.copy')}</Button>
          {enquiry.phone && (
            <Button
              type="primary"
              icon={<WhatsAppOutlined aria-hidden />}
              href={chatLink(enquiry.phone, text)}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => {
                // Sending a quote is noted when it is sent.
                if (isAgain) onContact(enquiry, 'whatsapp');
                onClose();
              }}
            >
              {t('share.chat')}
            </Button>
          )}
        </Flex>
      }
    >
      <Flex vertical gap={12}>
        <label htmlFor={id}>{t('share.label')}</label>
        <TextArea
          id={id}
          value={text}
          onChange={({ target }) => setEdited(target.value)}
          autoSize={{ minRows: 6, maxRows: 14 }}
          lang={linked.quote.language}
          dir="auto"
        />
        <Hint>{t('share.hint')}</Hint>
      </Flex>
    </ScrollableModal>
  );
}
