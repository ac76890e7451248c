import Input from 'antd/es/input/Input';
import { useTranslation } from 'react-i18next';
import styles from './contact-fields.module.css';
import { FormField } from './form-field.tsx';

interface ContactFieldsProps {
  needsEmail?: boolean;
  /** True for the visitor's own details: the browser may autofill them. */
  isOwn?: boolean;
}

/** Name, phone and e-mail. The attributes select the keyboard on phones and the browser's autofill. */
export function ContactFields({ needsEmail = true, isOwn = true }: ContactFieldsProps) {
  const { t } = useTranslation('enquiries');
  return (
    <div className={styles.fields}>
      <FormField name="name" label={t('fields.name')} required>
        <Input autoComplete={isOwn ? 'name' : 'off'} enterKeyHint="next" />
      </FormField>
      <FormField name="phone" label={t('fields.phone')} required extra={t('phoneHint')}>
        <Input
          type="tel"
          inputMode="tel"
          autoComplete={isOwn ? 'tel' : 'off'}
          enterKeyHint="next"
          dir="ltr"
          className={styles.ltr}
        />
      </FormField>
      <FormField name="email" label={t('fields.email')} required={needsEmail}>
        <Input
          type="email"
          inputMode="email"
          autoComplete={isOwn ? 'email' : 'off'}
          enterKeyHint="next"
          dir="ltr"
          className={styles.ltr}
        />
      </FormField>
    </div>
  );
}
