import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/api/enquiries';
import { loadTexts } from '#shared/lib/i18n.ts';
import type { EnquiryKey } from '../../../features/enquiries/enquiry-key.ts';
import { useOnDemand } from '../../../features/on-demand/use-on-demand.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';
import type { EnteredEnquiry } from './entry-dialog.tsx';
import { formTexts } from './form-texts.ts';

const loadDialog = async () => {
  const [dialog] = await Promise.all([import('./entry-dialog.tsx'), loadTexts(formTexts)]);
  return dialog;
};

interface Props {
  /** The screen's type, with which the form starts. */
  type: EnquiryType | undefined;
  /** Shows a request that has been entered. */
  onShow: (enquiry: EnquiryKey) => void;
}

/** A button to enter a request taken on the phone. Its dialog loads on demand. */
export function NewEnquiryButton({ type = 'flight', onShow }: Props) {
  const { t } = useTranslation('adminRequests');
  const notifySuccess = useSuccessNotice();
  const { Part: EntryDialog, isLoading, fetch } = useOnDemand(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  const [isThere, setIsThere] = useState(false);
  const [entered, setEntered] = useState<EnteredEnquiry>();

  const start = async () => {
    if (!(await fetch())) return;
    setIsThere(true);
    setIsOpen(true);
  };

  const finish = (enquiry: EnteredEnquiry) => {
    notifySuccess(t('entry.entered', { reference: enquiry.reference }));
    setEntered(enquiry);
    setIsOpen(false);
  };

  const leave = () => {
    setIsThere(false);
    setEntered(undefined);
    if (entered) onShow(entered);
  };

  return (
    <>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} loading={isLoading} onClick={() => void start()}>
        {t('entry.new')}
      </Button>
      {EntryDialog && isThere && (
        <EntryDialog type={type} open={isOpen} onEntered={finish} onClose={() => setIsOpen(false)} afterClose={leave} />
      )}
    </>
  );
}
