import { useTranslation } from 'react-i18next';
import { ContactFields } from '../contact-fields.tsx';
import { EnquiryForm } from '../enquiry-form.tsx';
import { FormSection } from '../form-section.tsx';
import { type EnquiryFormProps, useEnquiryForm } from '../use-enquiry-form.ts';
import { MessageField } from './message-field.tsx';
import { messageDefinition } from './message-values.ts';
import { useMessageTexts } from './use-message-texts.ts';

export function MessageForm(props: EnquiryFormProps<'POST /messages'>) {
  const { t } = useTranslation('contact');
  const enquiry = useEnquiryForm(messageDefinition, useMessageTexts(), props);
  return (
    <EnquiryForm enquiry={enquiry} submit={t('submit')} submitting={t('submitting')}>
      <FormSection title={t('formTitle')}>
        <ContactFields />
        <MessageField />
      </FormSection>
    </EnquiryForm>
  );
}
