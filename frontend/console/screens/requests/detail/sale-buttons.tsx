import Button from 'antd/es/button';
import Form from 'antd/es/form';
import TextArea from 'antd/es/input/TextArea';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { longestReason } from '#contracts/api/request-page/limits';
import { settleSale } from '../../../features/quotes/quote-calls.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';

/** Buttons that say how the request ended, or that it is open again. Losing it asks for the reason. */
export function SaleButtons({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('adminQuotes');
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [isAsking, setIsAsking] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const { sale } = enquiry;

  const settle = async (state: 'won' | 'lost' | null, reason: string | null = null) => {
    setIsSaving(true);
    try {
      await settleSale(enquiry, state, reason);
      setIsAsking(false);
      notifySuccess(t(`sale.noted.${state ?? 'open'}`));
    } catch (error) {
      notifyFailure(t('sale.failed'), error);
    } finally {
      setIsSaving(false);
    }
  };

  if (sale?.state === 'won' || sale?.state === 'lost') {
    return (
      <Button loading={isSaving} onClick={() => void settle(null)}>
        {t('sale.reopen')}
      </Button>
    );
  }
  return (
    <>
      <Button loading={isSaving && !isAsking} onClick={() => void settle('won')}>
        {t('sale.won')}
      </Button>
      <Button onClick={() => setIsAsking(true)}>{t('sale.lost')}</Button>
      <Modal
        open={isAsking}
        title={t('sale.lostTitle')}
        okText={t('sale.lostConfirm')}
        cancelText={t('sale.cancel')}
        okButtonProps={{ htmlType: 'submit', form: 'lost-sale', loading: isSaving }}
        onCancel={() => setIsAsking(false)}
        destroyOnHidden
      >
        <Form<{ reason: string }>
          id="lost-sale"
          layout="vertical"
          requiredMark={false}
          validateTrigger="onSubmit"
          onFinish={({ reason }) => void settle('lost', reason.trim())}
        >
          <Form.Item
            name="reason"
            label={t('sale.reason')}
            extra={t('sale.reasonHint')}
            rules={[
              { required: true, whitespace: true, message: t('sale.reasonRequired') },
              { max: longestReason, message: t('sale.reasonTooLong') },
            ]}
          >
            <TextArea autoFocus autoSize={{ minRows: 2, maxRows: 6 }} dir="auto" />
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}
