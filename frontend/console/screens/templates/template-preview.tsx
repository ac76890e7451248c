import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '#contracts/field-kit/language';
import { useBrand } from '#shared/lib/use-brand.ts';
import { grid } from '../../components/grid.ts';
import { Hint } from '../../components/hint.tsx';
import { MessageBubble } from '../../features/enquiries/message-bubble.tsx';
import { sampleFacts } from '../../features/templates/sample-facts.ts';
import { fillIn } from '../../features/templates/template-text.ts';
import type { TemplateValues } from './template-values.ts';

/** The message of an invented request, in each language that has a text. */
export function TemplatePreview({ texts }: Pick<TemplateValues, 'texts'>) {
  const { t } = useTranslation('adminReplies', { keyPrefix: 'templates' });
  const brand = useBrand();
  const written = languages.filter((language) => texts[language].trim());
  return (
    <section aria-label={t('preview.title')}>
      <h3>{t('preview.title')}</h3>
      <Hint style={{ marginBlockEnd: '0.5rem' }}>{t(written.length > 0 ? 'preview.text' : 'preview.none')}</Hint>
      <div style={grid('20rem', '0.75rem 1.25rem')}>
        {written.map((language) => (
          <div key={language}>
            <Hint as="div" lang={language}>
              {languageNames[language]}
            </Hint>
            <MessageBubble language={language} text={fillIn(texts[language].trim(), sampleFacts(brand, language))} />
          </div>
        ))}
      </div>
    </section>
  );
}
