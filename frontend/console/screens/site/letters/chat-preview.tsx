import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { nameInText } from '#contracts/api/site-brand-rules';
import type { SiteLetters } from '#contracts/api/site-letters-rules';
import { type Language, languages } from '#contracts/field-kit/language';
import { inLanguage } from '#contracts/website/in-language';
import { loadTexts } from '#shared/lib/i18n.ts';
import { useBrand } from '#shared/lib/use-brand.ts';
import { grid } from '../../../components/grid.ts';
import { Hint } from '../../../components/hint.tsx';
import { MessageBubble } from '../../../features/enquiries/message-bubble.tsx';
import { replyText } from '../../../features/enquiries/reply-text.ts';
import type { SectionValues } from '../../../features/site-content/section-fields.ts';
import { sampleNames, sampleReference } from '../../../features/templates/sample-facts.ts';

const loadReplies = async () => {
  await Promise.all(languages.map((language) => loadTexts(['adminReplies'], { language })));
  return true;
};

/** The first message about an invented request and the thanks after it, in each language. */
export function ChatPreview({ values }: { values: SectionValues }) {
  const { t } = useTranslation('adminSite');
  const { data } = useSWR('texts of replies', loadReplies, { revalidateOnFocus: false });
  return (
    <section aria-label={t('letters.chatPreview')}>
      <h4>{t('letters.chatPreview')}</h4>
      <Hint style={{ marginBlockEnd: '0.5rem' }}>{t('letters.chatSample')}</Hint>
      <div style={grid('20rem', '0.75rem 1.25rem')}>
        {data && languages.map((language) => <Messages key={language} language={language} values={values} />)}
      </div>
    </section>
  );
}

function Messages({ language, values }: { language: Language; values: SectionValues }) {
  const { t } = useTranslation('adminReplies', { lng: language });
  const brand = useBrand();
  const letters = inLanguage(values as unknown as SiteLetters, language);
  const enquiry = { type: 'hotel', name: sampleNames[language], reference: sampleReference, program_id: null } as const;
  return (
    <div style={{ display: 'grid', gap: '0.5rem', alignContent: 'start' }}>
      {(['greeting', 'thanks'] as const).map((template) => (
        <MessageBubble
          key={template}
          language={language}
          text={replyText(template, enquiry, { t, brand: nameInText(brand, language), letters })}
        />
      ))}
    </div>
  );
}
