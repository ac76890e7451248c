import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Enquiry } from '#contracts/api/enquiries';
import { Ltr } from '#shared/components/ltr.tsx';
import { formatDateTime } from '#shared/lib/format.ts';
import { isolated } from '#shared/lib/isolated.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import type { EnquiryKey } from '../../../features/enquiries/enquiry-key.ts';
import { useRelations } from '../../../features/enquiries/use-relations.ts';
import { useMay } from '../../../features/session/use-may.ts';

interface Props {
  enquiry: Enquiry;
  openSearch: (enquiry: EnquiryKey) => string;
}

/** Names the request into which this one is merged, with a button that takes it out. */
export function MergedNotice({ enquiry, openSearch }: Props) {
  const { t } = useTranslation('adminCustomer');
  const { language } = useLanguage();
  const mayTakeOut = useMay('PUT /requests/{type}/{id}/merged-into');
  const { takeOut } = useRelations();
  const [isSaving, setIsSaving] = useState(false);
  const { merged_into: into } = enquiry;
  if (!into) return null;

  const end = async () => {
    setIsSaving(true);
    await takeOut(enquiry);
    setIsSaving(false);
  };

  return (
    <Alert
      type="info"
      showIcon
      title={
        <>
          {t('relations.mergedInto')}{' '}
          <Link to={openSearch(into)}>
            <Ltr>{into.reference}</Ltr>
          </Link>
        </>
      }
      description={
        <Flex vertical gap="small" align="start">
          {t('relations.mergedBy', {
            name: isolated(into.by.name || into.by.email),
            when: formatDateTime(into.at, language),
          })}
          {mayTakeOut && (
            <Button loading={isSaving} onClick={() => void end()}>
              {t('relations.takeOut')}
            </Button>
          )}
        </Flex>
      }
    />
  );
}
