import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Modal from 'antd/es/modal/Modal';
import Radio from 'antd/es/radio';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErasureReason } from '#contracts/api/erasures';
import shared from '../../components/console.module.css';
import { useFailureNotice } from '../session/use-failure-notice.ts';
import { useMay } from '../session/use-may.ts';
import { useSuccessNotice } from '../session/use-success-notice.ts';
import { type Erased, erasePerson, type Whom } from './privacy-records.ts';

const reasons = [
  'asked',
  'consent_withdrawn',
  'not_needed',
  'collected_by_mistake',
] as const satisfies readonly ErasureReason[];

interface Props {
  whom: Whom;
  record: Erased;
  onErased: () => void;
}

/** Erases a person's data after asking for the reason. Owners only. */
export function EraseButton({ whom, record, onErased }: Props) {
  const { t } = useTranslation('adminPrivacy');
  const mayErase = useMay('POST /privacy/erasures');
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  /** The number of requests erased so far. */
  const [erased, setErased] = useState<number>();
  const [reason, setReason] = useState<ErasureReason>('asked');
  if (!mayErase) return null;

  const erase = async () => {
    setIsBusy(true);
    try {
      const count = await erasePerson(whom, record, { reason, onProgress: setErased });
      notifySuccess(t('erase.done', { count }));
      setIsOpen(false);
      onErased();
    } catch (error) {
      notifyFailure(t('erase.failed'), error);
    } finally {
      setIsBusy(false);
      setErased(undefined);
    }
  };

  return (
    <>
      <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('person.erase')}
      </Button>
      <Modal
        open={isOpen}
        title={t('erase.title')}
        okText={t('erase.confirm')}
        okButtonProps={{ danger: true }}
        confirmLoading={isBusy}
        cancelText={t('cancel')}
        cancelButtonProps={{ disabled: isBusy, autoFocus: true }}
        closable={!isBusy}
        keyboard={!isBusy}
        mask={{ closable: false }}
        onOk={() => void erase()}
        onCancel={() => setIsOpen(false)}
      >
        <Flex vertical gap={12}>
          <p>{t('erase.text')}</p>
          <p>{t('erase.copies')}</p>
          <Form layout="vertical">
            <Form.Item label={t('erase.reason')}>
              <Radio.Group
                className={shared.targets}
                vertical
                value={reason}
                onChange={({ target }) => setReason(target.value)}
                options={reasons.map((value) => ({ value, label: t(`erase.reasons.${value}`) }))}
              />
            </Form.Item>
          </Form>
          <p role="status">{erased !== undefined && t('erase.done', { count: erased })}</p>
        </Flex>
      </Modal>
    </>
  );
}
