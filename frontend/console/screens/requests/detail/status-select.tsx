import App from 'antd/es/app';
import Select from 'antd/es/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry, EnquiryStatus } from '#contracts/api/enquiries';
import { isConflict } from '#shared/lib/api-error.ts';
import { changeEnquiry } from '../../../features/enquiries/change-enquiry.ts';
import { seenOf } from '../../../features/enquiries/seen-of.ts';
import { statuses, statusLook } from '../../../features/enquiries/status-look.ts';
import { StatusTag } from '../../../features/enquiries/status-tag.tsx';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';

interface Props {
  enquiry: Enquiry;
  onStale: () => void;
}

/**
 * Changes the status at once. If someone else has changed the request, the server refuses and the newer state is shown.
 */
export function StatusSelect({ enquiry, onStale }: Props) {
  const { t } = useTranslation('admin');
  const { notification } = App.useApp();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [saving, setSaving] = useState<EnquiryStatus>();

  const save = async (status: EnquiryStatus) => {
    // Not disabled meanwhile: it would lose the focus.
    if (saving) return;
    setSaving(status);
    try {
      // Who ends a request has seen to its customer.
      const seen = status === 'done' ? seenOf(enquiry) : {};
      await changeEnquiry(enquiry, { status, version: enquiry.version, ...seen });
      notifySuccess(t('detail.statusSaved', { status: t(statusLook[status].label) }));
    } catch (error) {
      if (isConflict(error)) {
        notification.warning({ title: t('detail.conflictTitle'), description: t('detail.conflictText') });
        onStale();
      } else {
        notifyFailure(t('detail.statusFailed'), error);
      }
    } finally {
      setSaving(undefined);
    }
  };

  return (
    <Select
      aria-label={t('detail.statusFor')}
      value={saving ?? enquiry.status}
      options={statuses.map((status) => ({ value: status, label: <StatusTag status={status} /> }))}
      onChange={(status) => void save(status)}
      loading={saving !== undefined}
      popupMatchSelectWidth={false}
      style={{ minInlineSize: '10.5rem' }}
    />
  );
}
