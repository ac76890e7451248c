import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { loadTexts } from '#shared/lib/i18n.ts';
import { useOnDemand } from '../../../features/on-demand/use-on-demand.ts';
import { useMay } from '../../../features/session/use-may.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';
import { formTexts } from './form-texts.ts';

const loadDialog = async () => {
  const [dialog] = await Promise.all([import('./correction-dialog.tsx'), loadTexts(formTexts)]);
  return dialog;
};

interface Props {
  enquiry: Enquiry;
  onStale: () => void;
}

/** A button to correct a request's contact details and fields. Its dialog loads on demand. */
export function CorrectButton({ enquiry, onStale }: Props) {
  const { t } = useTranslation('adminRequests');
  const mayCorrect = useMay('PUT /requests/{type}/{id}');
  const notifySuccess = useSuccessNotice();
  const { Part: CorrectionDialog, isLoading, fetch } = useOnDemand(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  const [isThere, setIsThere] = useState(false);
  if (!mayCorrect) return null;

  const start = async () => {
    if (!(await fetch())) return;
    setIsThere(true);
    setIsOpen(true);
  };

  const finish = () => {
    notifySuccess(t('correct.saved'));
    setIsOpen(false);
  };

  return (
    <>
      <Button
        icon={<EditOutlined aria-hidden />}
        loading={isLoading}
        onClick={() => void start()}
        style={{ justifySelf: 'start' }}
      >
        {t('correct.open')}
      </Button>
      {CorrectionDialog && isThere && (
        <CorrectionDialog
          enquiry={enquiry}
          open={isOpen}
          onCorrected={finish}
          onClose={() => setIsOpen(false)}
          afterClose={() => setIsThere(false)}
          onStale={onStale}
        />
      )}
    </>
  );
}
