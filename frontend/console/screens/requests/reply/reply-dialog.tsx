import Flex from 'antd/es/flex';
import TextArea from 'antd/es/input/TextArea';
import Radio from 'antd/es/radio';
import { type SyntheticEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactChannel, Enquiry } from '#contracts/api/enquiries';
import { languageNames, languages } from '#contracts/field-kit/language';
import { charactersLeft } from '#shared/features/enquiries/characters-left.ts';
import { RoomLeft } from '#shared/features/enquiries/room-left.tsx';
import shared from '../../../components/console.module.css';
import { Hint } from '../../../components/hint.tsx';
import { ScrollableModal } from '../../../components/scrollable-modal.tsx';
import { MessageBubble } from '../../../features/enquiries/message-bubble.tsx';
import { PhoneNumber } from '../../../features/enquiries/phone-number.tsx';
import { useReplying } from '../../../features/presence/use-replying.ts';
import { type TemplateChoice, templateChoices } from '../../../features/templates/template-choices.ts';
import type { Cursor } from '../../../features/templates/template-text.ts';
import { useTemplates } from '../../../features/templates/use-templates.ts';
import { Questions } from './questions.tsx';
import { ReplyButtons } from './reply-buttons.tsx';
import { AddTemplate, StartTemplate } from './template-select.tsx';
import { useReplyText } from './use-reply-text.ts';

/** In characters. WhatsApp allows more, but customers do not read it. */
const longestReply = 2000;

interface Props {
  enquiry: Enquiry;
  open: boolean;
  onContact: (enquiry: Enquiry, channel: ContactChannel) => void;
  onClose: () => void;
  afterClose: () => void;
}

/** A reply: staff put it together from templates in the customer's language, then open WhatsApp, mail it or copy it. */
export default function ReplyDialog({ enquiry, open, onContact, onClose, afterClose }: Props) {
  const { t } = useTranslation('adminReplies');
  const { t: admin } = useTranslation('admin');
  const { templates, error } = useTemplates();
  const choices = useMemo(() => templateChoices(templates), [templates]);
  const reply = useReplyText(enquiry);
  useReplying(enquiry, open);
  const [isAsked, setIsAsked] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const { final, questions, answers } = reply;
  const isTooLong = (charactersLeft(final, longestReply) ?? 0) < 0;

  /** True if the text is complete; else the first question takes the focus. */
  const check = () => {
    if (questions.every((fact) => answers[fact]?.trim())) return true;
    setIsAsked(true);
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    return false;
  };

  return (
    <ScrollableModal
      open={open}
      title={t('reply.title')}
      onCancel={onClose}
      afterClose={afterClose}
      // An accidental click outside the dialog must not lose the text.
      mask={{ closable: false }}
      width="40rem"
      footer={
        <ReplyButtons
          enquiry={enquiry}
          text={final}
          used={reply.used}
          isReady={!isTooLong && !reply.isPending && final.trim() !== ''}
          check={check}
          onContact={onContact}
          onClose={onClose}
        />
      }
    >
      <Flex ref={body} vertical gap={12}>
        <p>
          <bdi>{enquiry.name || admin('requests.unnamed')}</bdi> ·{' '}
          {enquiry.phone ? <PhoneNumber number={enquiry.phone} /> : <bdi>{enquiry.email}</bdi>}
        </p>
        <StartTemplate choices={choices} chosen={reply.choice.id} onChoose={reply.setChoice} />
        {error && <Hint>{t('reply.templatesFailed')}</Hint>}
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
        {reply.written !== reply.language && <Hint>{t('reply.notTranslated')}</Hint>}
        {questions.length > 0 && <Questions {...{ questions, answers, isAsked }} onAnswer={reply.answer} />}
        <ReplyText reply={reply} choices={choices} />
        {questions.length > 0 && (
          <section aria-label={t('reply.preview')}>
            <Hint as="div">{t('reply.preview')}</Hint>
            <MessageBubble language={reply.written} text={final} />
          </section>
        )}
        <Hint>{t('reply.hint')}</Hint>
        {reply.hasNoLink && <Hint>{t('reply.noLink')}</Hint>}
      </Flex>
    </ScrollableModal>
  );
}

interface ReplyTextProps {
  reply: ReturnType<typeof useReplyText>;
  choices: readonly TemplateChoice[];
}

/** The text, and the list from which further templates are added where the cursor was last. */
function ReplyText({ reply, choices }: ReplyTextProps) {
  const { t } = useTranslation('adminReplies');
  const id = useId();
  const cursor = useRef<Cursor>(undefined);
  const left = charactersLeft(reply.final, longestReply);

  const onSelect = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    cursor.current = { start: currentTarget.selectionStart, end: currentTarget.selectionEnd };
  };

  const add = (choice: TemplateChoice) => {
    const at = reply.add(choice, cursor.current);
    cursor.current = { start: at, end: at };
    // Once the field has the new text.
    requestAnimationFrame(() => {
      const field = document.getElementById(`${id}-text`);
      if (!(field instanceof HTMLTextAreaElement)) return;
      field.focus();
      field.setSelectionRange(at, at);
    });
  };

  return (
    <>
      <label htmlFor={`${id}-text`}>{t('reply.text')}</label>
      <TextArea
        id={`${id}-text`}
        value={reply.text}
        onChange={({ target }) => reply.write(target.value)}
        onSelect={onSelect}
        autoSize={{ minRows: 6, maxRows: 14 }}
        lang={reply.written}
        dir="auto"
        aria-describedby={left === undefined ? undefined : `${id}-left`}
      />
      {left !== undefined && (
        <p id={`${id}-left`}>
          <RoomLeft count={left} />
        </p>
      )}
      <AddTemplate choices={choices} onChoose={add} />
    </>
  );
}
