import StopOutlined from '@ant-design/icons/es/icons/StopOutlined';
import App from 'antd/es/app';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { useFailureNotice } from '../session/use-failure-notice.ts';
import { useMay } from '../session/use-may.ts';
import { useSuccessNotice } from '../session/use-success-notice.ts';
import { type Whom, withdrawMarketing } from './privacy-records.ts';

interface Props {
  whom: Whom;
  onWithdrawn: () => void;
}

/** Records, after a confirmation, that a person no longer allows offers. */
export function WithdrawButton({ whom, onWithdrawn }: Props) {
  const { t } = useTranslation('adminPrivacy');
  const { modal } = App.useApp();
  const mayWithdraw = useMay('PATCH /privacy');
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  if (!mayWithdraw) return null;

  const withdraw = async () => {
    try {
      notifySuccess(t('withdraw.done', { count: await withdrawMarketing(whom) }));
      onWithdrawn();
    } catch (error) {
      notifyFailure(t('withdraw.failed'), error);
    }
  };

  const ask = () =>
    modal.confirm({
      title: t('withdraw.title'),
      content: t('withdraw.text'),
      okText: t('withdraw.confirm'),
      cancelText: t('cancel'),
      autoFocusButton: 'cancel',
      onOk: withdraw,
    });

  return (
    <Button icon={<StopOutlined aria-hidden />} onClick={() => void ask()}>
      {t('withdraw.open')}
    </Button>
  );
}
