import { StructuredData } from '../../components/structured-data.tsx';
import { travelAgency } from '../../features/agency/travel-agency.ts';
import { EnquiryScreen } from '../../features/enquiries/enquiry-screen.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { ContactCards } from './contact-cards.tsx';
import { ContactForm } from './contact-form.tsx';
import { DirectWays } from './direct-ways.tsx';

/** `/contact`: a visitor writes to the agency, or takes one of the shorter ways to it. */
export default function ContactScreen() {
  const { t, language } = useTranslation('contact');
  return (
    <EnquiryScreen
      scene="riyadh"
      title={t('title')}
      subtitle={t('subtitle')}
      description={t('description')}
      sent={{
        title: t('sent.title'),
        text: t('sent.text'),
        referenceLabel: t('sent.reference'),
        another: t('sent.another'),
      }}
      form={(props) => <ContactForm {...props} />}
      aside={
        <>
          <StructuredData data={travelAgency(language)} />
          <DirectWays />
          <ContactCards />
        </>
      }
    />
  );
}
