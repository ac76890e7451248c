import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { nameInText } from '#contracts/api/site-brand-rules';
import type { SiteLetters } from '#contracts/api/site-letters-rules';
import { directionOf, type Language, languages } from '#contracts/field-kit/language';
import { inLanguage } from '#contracts/website/in-language';
import { loadTexts } from '#shared/lib/i18n.ts';
import { palette } from '#shared/lib/palette.ts';
import { useBrand } from '#shared/lib/use-brand.ts';
import { grid } from '../../../components/grid.ts';
import { Hint } from '../../../components/hint.tsx';
import { replyText } from '../../../features/enquiries/reply-text.ts';
import type { SectionValues } from '../../../features/site-content/section-fields.ts';

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

const sampleNames: Record<Language, string> = { ar: 'نورة', en: 'Noura' };

function Messages({ language, values }: { language: Language; values: SectionValues }) {
  const { t } = useTranslation('adminReplies', { lng: language });
  const brand = useBrand();
  const letters = inLanguage(values as unknown as SiteLetters, language);
  const enquiry = { type: 'hotel', name: sampleNames[language], reference: 'H-7K3M-09QX', program_id: null } as const;
  return (
    <div lang={language} dir={directionOf(language)} style={{ display: 'grid', gap: '0.5rem', alignContent: 'start' }}>
      {(['greeting', 'thanks'] as const).map((template) => (
        <p
          key={template}
          style={{
            ...{ whiteSpace: 'pre-wrap', padding: '0.75rem 1rem', background: palette.palmPale },
            ...{ borderRadius: '0.75rem', overflowWrap: 'anywhere' },
          }}
        >
          {replyText(template, enquiry, { t, brand: nameInText(brand, language), letters })}
        </p>
      ))}
    </div>
  );
}
