import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactFields } from '#shared/features/enquiries/contact-fields.tsx';
import { FormSection } from '#shared/features/enquiries/form-section.tsx';
import { MessageField } from '#shared/features/enquiries/message/message-field.tsx';
import { messageDefinition } from '#shared/features/enquiries/message/message-values.ts';
import { useMessageTexts } from '#shared/features/enquiries/message/use-message-texts.ts';
import { EnquiryForm } from '../enquiry-form.tsx';
import { useEnquiryForm } from '../use-enquiry-form.ts';
import type { EnquiryFormProps } from '../use-sending.ts';

export function MessageForm(props: EnquiryFormProps<'POST /messages'>) {
  const { t } = useTranslation('contact');
  const enquiry = useEnquiryForm(messageDefinition, useMessageTexts(), props);
  return (
    <EnquiryForm enquiry={enquiry} submit={t('submit')} submitting={t('submitting')}>
      <Section />
    </EnquiryForm>
  );
}

const Section = memo(() => {
  const { t } = useTranslation('contact');
  return (
    <FormSection title={t('formTitle')}>
      <ContactFields />
      <MessageField />
    </FormSection>
  );
});
