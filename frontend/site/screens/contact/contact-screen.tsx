import { useTranslation } from 'react-i18next';
import { messageFields } from '#contracts/api/enquiry-kinds/message';
import { useBrand } from '#shared/lib/use-brand.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { StructuredData } from '../../components/structured-data.tsx';
import { travelAgency } from '../../features/agency/travel-agency.ts';
import { EnquiryScreen } from '../../features/enquiries/enquiry-screen.tsx';
import { MessageForm } from '../../features/enquiries/message/message-form.tsx';
import { useReceipt } from '../../features/enquiries/use-receipt.ts';
import { useContact } from '../../features/site-content/use-contact.ts';
import { useFormText } from '../../features/site-content/use-form-text.ts';
import { ContactCards } from './contact-cards.tsx';
import { DirectWays } from './direct-ways.tsx';

/** `/contact`: the contact form and the other ways to reach the agency. */
export default function ContactScreen() {
  const { t } = useTranslation('contact');
  const say = useFormText();
  const { language } = useLanguage();
  const brand = useBrand();
  const contact = useContact();
  const receipt = useReceipt(messageFields, { labels: { message: t('fields.message') } });
  const sent = {
    title: t('sent.title'),
    reference: t('sent.reference'),
    summary: t('sent.summary'),
    chat: (reference: string) => t('sent.chat', { reference }),
    another: t('sent.another'),
  };
  return (
    <EnquiryScreen<'POST /messages'>
      scene="riyadh"
      title={t('title')}
      subtitle={say('contact')}
      sent={{ ...sent, text: t('sent.text') }}
      request={{ sent: (program) => ({ ...sent, text: t('sent.textFor', { program }) }) }}
      receipt={receipt}
      form={(props) => <MessageForm {...props} />}
      aside={() => (
        <>
          <StructuredData data={travelAgency(language, { brand, contact })} />
          <DirectWays />
          <ContactCards />
        </>
      )}
    />
  );
}
