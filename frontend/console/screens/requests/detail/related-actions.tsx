import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Enquiry } from '#contracts/api/enquiries';
import { loadTexts } from '#shared/lib/i18n.ts';
import { announceNewer } from '../../../features/enquiries/announce-newer.ts';
import type { EnquiryKey } from '../../../features/enquiries/enquiry-key.ts';
import { useOnDemand } from '../../../features/on-demand/use-on-demand.ts';
import { useMay } from '../../../features/session/use-may.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';
import type { EnteredEnquiry } from '../entry/entry-dialog.tsx';
import { formTexts } from '../entry/form-texts.ts';
import { LinkForm } from './link-form.tsx';

const loadDialog = async () => {
  const [dialog] = await Promise.all([import('../entry/entry-dialog.tsx'), loadTexts(formTexts)]);
  return dialog;
};

interface Props {
  enquiry: Enquiry;
  openSearch: (enquiry: EnquiryKey) => string;
}

/** Links any other request, or makes a new one of a request that asks for two things. */
export function RelatedActions({ enquiry, openSearch }: Props) {
  const { t } = useTranslation('adminCustomer');
  const mayLink = useMay('PUT /requests/{type}/{id}/linked');
  const mayEnter = useMay('POST /requests');
  const notifySuccess = useSuccessNotice();
  const navigate = useNavigate();
  const { Part: EntryDialog, isLoading, fetch } = useOnDemand(loadDialog);
  const [isLinking, setIsLinking] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [isThere, setIsThere] = useState(false);
  const [entered, setEntered] = useState<EnteredEnquiry>();

  if (!mayLink || !mayEnter) return null;
  if (isLinking) return <LinkForm enquiry={enquiry} onEnd={() => setIsLinking(false)} />;

  const start = async () => {
    if (!(await fetch())) return;
    setIsThere(true);
    setIsOpen(true);
  };

  const finish = (made: EnteredEnquiry) => {
    notifySuccess(t('relations.splitOff', { reference: made.reference }));
    void announceNewer(enquiry);
    setEntered(made);
    setIsOpen(false);
  };

  const leave = () => {
    setIsThere(false);
    setEntered(undefined);
    if (entered) navigate(openSearch(entered));
  };

  return (
    <Flex wrap gap="small">
      <Button icon={<LinkOutlined aria-hidden />} onClick={() => setIsLinking(true)}>
        {t('relations.linkAnother')}
      </Button>
      <Button icon={<PlusOutlined aria-hidden />} loading={isLoading} onClick={() => void start()}>
        {t('relations.split')}
      </Button>
      {EntryDialog && isThere && (
        <EntryDialog
          type={enquiry.type}
          origin={enquiry}
          open={isOpen}
          onEntered={finish}
          onClose={() => setIsOpen(false)}
          afterClose={leave}
        />
      )}
    </Flex>
  );
}
