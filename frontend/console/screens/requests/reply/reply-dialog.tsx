import WhatsAppOutlined from '@ant-design/icons/es/icons/WhatsAppOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import TextArea from 'antd/es/input/TextArea';
import Modal from 'antd/es/modal';
import Radio from 'antd/es/radio';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactChannel, Enquiry } from '#contracts/api/enquiries';
import { nameInText } from '#contracts/api/site-brand-rules';
import type { Language } from '#contracts/field-kit/fields';
import { languageNames, languages } from '#contracts/field-kit/language';
import { inLanguage } from '#contracts/website/in-language';
import { charactersLeft } from '#shared/features/enquiries/characters-left.ts';
import { RoomLeft } from '#shared/features/enquiries/room-left.tsx';
import { programTexts } from '#shared/features/programs/program-texts.ts';
import { useProgram } from '#shared/features/programs/use-program.ts';
import { useBrand } from '#shared/lib/use-brand.ts';
import shared from '../../../components/console.module.css';
import { grid } from '../../../components/grid.ts';
import { Hint } from '../../../components/hint.tsx';
import { chatLink } from '../../../features/enquiries/contact-links.ts';
import { pageLink } from '../../../features/enquiries/page-link.ts';
import { PhoneNumber } from '../../../features/enquiries/phone-number.tsx';
import { askedLines, type ReplyTemplate, replyTemplates, replyText } from '../../../features/enquiries/reply-text.ts';
import { useLetters } from '../../../features/enquiries/use-letters.ts';

/** In characters. WhatsApp allows more, but customers do not read it. */
const longestReply = 2000;

interface Props {
  enquiry: Enquiry;
  open: boolean;
  onContact: (enquiry: Enquiry, channel: ContactChannel) => void;
  onClose: () => void;
  afterClose: () => void;
}

/** A WhatsApp reply: staff edit a template in the customer's language, then open the chat. */
export default function ReplyDialog({ enquiry, open, onContact, onClose, afterClose }: Props) {
  const { t } = useTranslation('adminRequests');
  const { t: admin } = useTranslation('admin');
  const labelId = useId();
  const reply = useReplyText(enquiry);
  const left = charactersLeft(reply.text, longestReply);

  return (
    <Modal
      open={open}
      title={t('reply.title')}
      onCancel={onClose}
      afterClose={afterClose}
      // An accidental click outside the dialog must not lose the text.
      mask={{ closable: false }}
      width="min(36rem, 100vw)"
      footer={
        <>
          <Button onClick={onClose}>{admin('requests.cancel')}</Button>
          <Button
            type="primary"
            icon={<WhatsAppOutlined aria-hidden />}
            href={chatLink(enquiry.phone, reply.text)}
            disabled={left !== undefined && left < 0}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => {
              onContact(enquiry, 'whatsapp');
              onClose();
            }}
          >
            {t('reply.open')}
          </Button>
        </>
      }
    >
      <Flex vertical gap={12}>
        <p>
          <bdi>{enquiry.name || admin('requests.unnamed')}</bdi> · <PhoneNumber number={enquiry.phone} />
        </p>
        <Radio.Group
          aria-label={t('reply.template')}
          optionType="button"
          className={shared.choices}
          style={grid('8rem', '0.5rem')}
          value={reply.template}
          onChange={({ target }) => reply.setTemplate(target.value)}
          options={replyTemplates.map((value) => ({ value, label: t(`reply.templates.${value}`) }))}
        />
        <Radio.Group
          aria-label={t('reply.language')}
          className={shared.targets}
          value={reply.language}
          onChange={({ target }) => reply.setLanguage(target.value)}
          options={languages.map((value) => ({
            value,
            label: <span lang={value}>{languageNames[value]}</span>,
          }))}
        />
        <label id={labelId} htmlFor={`${labelId}-text`}>
          {t('reply.text')}
        </label>
        <TextArea
          id={`${labelId}-text`}
          value={reply.text}
          onChange={({ target }) => reply.write(target.value)}
          autoSize={{ minRows: 6, maxRows: 14 }}
          lang={reply.language}
          dir="auto"
          aria-describedby={left === undefined ? undefined : `${labelId}-left`}
        />
        {left !== undefined && (
          <p id={`${labelId}-left`}>
            <RoomLeft count={left} />
          </p>
        )}
        <Hint>{t('reply.hint')}</Hint>
        {reply.hasNoLink && <Hint>{t('reply.noLink')}</Hint>}
      </Flex>
    </Modal>
  );
}

/** A link to the page of the request for the text. Without one, staff can send the text as it is. */
function usePageLink(enquiry: Enquiry) {
  const [link, setLink] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    pageLink(enquiry).then(setLink, () => setHasFailed(true));
  }, [enquiry]);
  return { link, hasFailed };
}

/** The text of the chosen template and language. Edits are kept for each. */
function useReplyText(enquiry: Enquiry) {
  const [template, setTemplate] = useState<ReplyTemplate>('greeting');
  const [language, setLanguage] = useState<Language>(enquiry.language);
  const [edited, setEdited] = useState<Record<string, string>>({});
  const { t } = useTranslation('adminReplies', { lng: language });
  const brand = useBrand();
  const { data } = useProgram(enquiry.program_id ?? undefined);
  const program = data ? programTexts(data, language).trip_name : undefined;
  const page = usePageLink(enquiry);
  const letters = useLetters();
  const key = `${language}.${template}`;
  return {
    template,
    setTemplate,
    language,
    setLanguage,
    text:
      edited[key] ??
      replyText(template, enquiry, {
        ...{ t, brand: nameInText(brand, language), program, page: page.link },
        letters: letters && inLanguage(letters, language),
        asked: askedLines(enquiry, t, language),
      }),
    hasNoLink: page.hasFailed,
    write: (text: string) => setEdited({ ...edited, [key]: text }),
  };
}
