import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import Flex from 'antd/es/flex';
import Radio from 'antd/es/radio';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { Hint } from '../../../components/hint.tsx';
import { AnswerForm } from './answer-form.tsx';
import styles from './composer.module.css';
import { NoteForm } from './note-form.tsx';

export type EntryKind = 'note' | 'answer';

interface Props {
  enquiry: Enquiry;
  kind: EntryKind;
  onKind: (kind: EntryKind) => void;
}

/** A note stays among staff, an answer goes to the customer. It stays in view at the foot of the panel. */
export function Composer({ enquiry, kind, onKind }: Props) {
  const { t } = useTranslation('adminCustomer');
  const isAnswer = kind === 'answer';
  return (
    <div className={styles.composer} data-kind={kind}>
      <Flex wrap align="center" gap="0 8px">
        <Radio.Group
          aria-label={t('composer')}
          optionType="button"
          value={kind}
          onChange={({ target }) => onKind(target.value)}
          options={[
            { value: 'note', label: t('kindNote') },
            { value: 'answer', label: t('kindAnswer') },
          ]}
        />
        <Hint as="span" role="status">
          {isAnswer ? <SendOutlined aria-hidden /> : <LockOutlined aria-hidden />}{' '}
          {t(isAnswer ? 'readByCustomer' : 'readByStaff')}
        </Hint>
      </Flex>
      {isAnswer ? <AnswerForm enquiry={enquiry} /> : <NoteForm enquiry={enquiry} />}
    </div>
  );
}
