import Form from 'antd/es/form';
import Password from 'antd/es/input/Password';
import { useTranslation } from 'react-i18next';

/** The contract's limits for a new password (`functions/contracts/api/session.ts`). */
const shortest = 10;
const longest = 200;

export interface NewPasswordValues {
  password: string;
  repeat: string;
}

/** Asks for a new password twice. */
export function NewPasswordFields() {
  const { t } = useTranslation('admin');
  return (
    <>
      <Form.Item
        name="password"
        label={t('reset.password')}
        rules={[
          { required: true, message: t('reset.required') },
          { min: shortest, message: t('reset.tooShort') },
          { max: longest, message: t('reset.tooLong') },
        ]}
        validateFirst
      >
        <Password autoComplete="new-password" dir="ltr" />
      </Form.Item>
      <Form.Item
        name="repeat"
        label={t('reset.repeat')}
        dependencies={['password']}
        rules={[
          { required: true, message: t('reset.repeatRequired') },
          ({ getFieldValue }) => ({
            validator: async (_, repeat) => {
              if (repeat && repeat !== getFieldValue('password')) throw new Error(t('reset.mismatch'));
            },
          }),
        ]}
      >
        <Password autoComplete="new-password" dir="ltr" />
      </Form.Item>
    </>
  );
}
