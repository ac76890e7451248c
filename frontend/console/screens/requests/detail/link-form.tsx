import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { listEnquiries } from '../../../features/enquiries/list-enquiries.ts';
import { useRelations } from '../../../features/enquiries/use-relations.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';

interface Props {
  enquiry: Enquiry;
  onEnd: () => void;
}

/** Links a request by its reference, such as that of another member of the family. */
export function LinkForm({ enquiry, onEnd }: Props) {
  const { t } = useTranslation('adminCustomer');
  const { link } = useRelations();
  const notifyFailure = useFailureNotice();
  const [reference, setReference] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isSaving, setIsSaving] = useState(false);

  const save = async () => {
    setIsSaving(true);
    try {
      const q = reference.trim();
      const { enquiries } = q ? await listEnquiries(undefined, { q }, { limit: 1 }) : { enquiries: [] };
      const found = enquiries.find((one) => plain(one.reference) === plain(q) && one.id !== enquiry.id);
      setIsMissing(!found);
      if (!found) return;
      await link(enquiry, found, true);
      onEnd();
    } catch (error) {
      notifyFailure(t('relations.notLinked'), error);
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Flex vertical gap="small">
        <label htmlFor="link-reference">{t('relations.reference')}</label>
        <Flex wrap gap="small">
          <Input
            id="link-reference"
            autoFocus
            dir="ltr"
            maxLength={20}
            placeholder="F-7K3M-09QX"
            value={reference}
            status={isMissing ? 'error' : ''}
            aria-describedby={isMissing ? 'link-missing' : undefined}
            onChange={({ target }) => setReference(target.value)}
            style={{ flex: '1 1 10rem' }}
          />
          <Button type="primary" htmlType="submit" loading={isSaving}>
            {t('relations.link')}
          </Button>
          <Button onClick={onEnd}>{t('relations.cancel')}</Button>
        </Flex>
        {isMissing && (
          <p id="link-missing" role="alert" style={{ color: 'var(--color-clay)' }}>
            {t('relations.missing')}
          </p>
        )}
      </Flex>
    </form>
  );
}

const plain = (reference: string) => reference.toUpperCase().replaceAll('-', '');
