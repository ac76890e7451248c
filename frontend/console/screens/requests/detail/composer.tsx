import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import Radio from 'antd/es/radio';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import shared from '../../../components/console.module.css';
import { grid } from '../../../components/grid.ts';
import { AnswerForm } from './answer-form.tsx';
import { NoteForm } from './note-form.tsx';

export type EntryKind = 'note' | 'answer';

interface Props {
  enquiry: Enquiry;
  kind: EntryKind;
  onKind: (kind: EntryKind) => void;
}

/** A note stays among staff, an answer goes to the customer. */
export function Composer({ enquiry, kind, onKind }: Props) {
  const { t } = useTranslation('adminCustomer');
  const isAnswer = kind === 'answer';
  return (
    <Card size="small" style={looks[kind]} data-kind={kind}>
      <Flex vertical gap="small">
        <Radio.Group
          aria-label={t('composer')}
          optionType="button"
          className={shared.choices}
          style={grid('10rem', '0.5rem')}
          value={kind}
          onChange={({ target }) => onKind(target.value)}
          options={[
            { value: 'note', label: t('kindNote') },
            { value: 'answer', label: t('kindAnswer') },
          ]}
        />
        <strong role="status">
          {isAnswer ? <SendOutlined aria-hidden /> : <LockOutlined aria-hidden />}{' '}
          {t(isAnswer ? 'readByCustomer' : 'readByStaff')}
        </strong>
        {isAnswer ? <AnswerForm enquiry={enquiry} /> : <NoteForm enquiry={enquiry} />}
      </Flex>
    </Card>
  );
}

/** What the customer will read looks different at the first glance. */
const looks = {
  note: { borderInlineStart: '4px solid var(--color-ink-faint)', background: 'var(--color-sand-light)' },
  answer: { borderInlineStart: '4px solid var(--color-saffron)', background: 'var(--color-saffron-pale)' },
} as const;
