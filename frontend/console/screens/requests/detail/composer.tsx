import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import Radio from 'antd/es/radio';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { columns } from '../../../components/columns.ts';
import shared from '../../../components/console.module.css';
import { AnswerForm } from './answer-form.tsx';
import styles from './composer.module.css';
import { NoteForm } from './note-form.tsx';

/** A note stays among staff, an answer goes to the customer: begins with the note, which can do no harm. */
export function Composer({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('admin');
  const [kind, setKind] = useState<'note' | 'answer'>('note');
  const isAnswer = kind === 'answer';
  return (
    <section className={styles.composer} data-kind={kind} aria-label={t('detail.composer')}>
      <Radio.Group
        aria-label={t('detail.composer')}
        optionType="button"
        className={shared.choices}
        style={columns('10rem', '0.5rem')}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
        options={[
          { value: 'note', label: t('detail.kindNote') },
          { value: 'answer', label: t('detail.kindAnswer') },
        ]}
      />
      <p className={styles.reader} role="status">
        {isAnswer ? <SendOutlined aria-hidden /> : <LockOutlined aria-hidden />}{' '}
        {t(isAnswer ? 'detail.readByCustomer' : 'detail.readByStaff')}
      </p>
      {isAnswer ? <AnswerForm enquiry={enquiry} /> : <NoteForm enquiry={enquiry} />}
    </section>
  );
}
