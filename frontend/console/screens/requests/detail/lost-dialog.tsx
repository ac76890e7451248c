import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import TextArea, { type TextAreaProps, type TextAreaRef } from 'antd/es/input/TextArea';
import Modal from 'antd/es/modal';
import { useTranslation } from 'react-i18next';
import { longestReason } from '#contracts/api/request-page/limits';
import { useFirstFocus } from '../../../components/use-first-focus.ts';

/** Why requests are usually lost. */
const usualReasons = ['price', 'dates', 'elsewhere', 'plans', 'noAnswer'] as const;

interface Props {
  isOpen: boolean;
  isSaving: boolean;
  /** How many the customer can still accept. */
  openOffers: number;
  onLost: (lost: Lost) => void;
  onCancel: () => void;
}

interface Lost {
  reason: string;
  /** Takes back what the customer can still accept. */
  withdraw: boolean;
}

/**
 * Asks why a request was lost, and whether to withdraw the offers that the customer can still accept. A usual reason is
 * one press, to which words may be added.
 */
export function LostDialog({ isOpen, isSaving, openOffers, onLost, onCancel }: Props) {
  const { t } = useTranslation('adminQuotes');
  return (
    <Modal
      open={isOpen}
      title={t('sale.lostTitle')}
      okText={t('sale.lostConfirm')}
      cancelText={t('sale.cancel')}
      okButtonProps={{ htmlType: 'submit', form: 'lost-sale', loading: isSaving }}
      onCancel={onCancel}
      destroyOnHidden
    >
      <Form<Lost>
        id="lost-sale"
        layout="vertical"
        requiredMark={false}
        validateTrigger="onSubmit"
        initialValues={{ withdraw: true }}
        onFinish={({ reason, withdraw }) => onLost({ reason: reason.trim(), withdraw })}
      >
        <UsualReasons />
        <Form.Item
          name="reason"
          label={t('sale.reason')}
          extra={t('sale.reasonHint')}
          rules={[
            { required: true, whitespace: true, message: t('sale.reasonRequired') },
            { max: longestReason, message: t('sale.reasonTooLong') },
          ]}
        >
          <Reason />
        </Form.Item>
        {openOffers > 0 && (
          <Form.Item name="withdraw" valuePropName="checked" extra={t('sale.withdrawHint')}>
            <Checkbox>{t('sale.withdraw', { count: openOffers })}</Checkbox>
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}

/** The field, to which `Form.Item` gives its properties. */
function Reason(props: TextAreaProps) {
  const field = useFirstFocus<TextAreaRef>();
  return <TextArea {...props} ref={field} autoSize={{ minRows: 2, maxRows: 6 }} dir="auto" />;
}

/** Buttons that put a usual reason before what is written. */
function UsualReasons() {
  const { t } = useTranslation('adminQuotes');
  const form = Form.useFormInstance<{ reason: string }>();
  const choose = (reason: string) => {
    const written = form.getFieldValue('reason')?.trim();
    if (!written?.includes(reason)) form.setFieldValue('reason', written ? `${reason}: ${written}` : reason);
    form.focusField('reason');
  };
  return (
    <Flex wrap gap="small" role="group" aria-label={t('sale.usual.label')} style={{ marginBlock: '0.75rem 1rem' }}>
      {usualReasons.map((name) => (
        <Button key={name} onClick={() => choose(t(`sale.usual.${name}`))}>
          {t(`sale.usual.${name}`)}
        </Button>
      ))}
    </Flex>
  );
}
