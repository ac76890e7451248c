import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { isDay } from '#contracts/field-kit/calendar';
import { directionOf, type Language, languages } from '#contracts/field-kit/language';
import { pageText } from '#page-text';
import { PageText } from '#shared/features/site-content/page-text.tsx';
import { useTextFacts } from '#shared/features/site-content/use-text-facts.ts';
import { formatDate } from '#shared/lib/format.ts';
import { loadTexts } from '#shared/lib/i18n.ts';
import { grid } from '../../../components/grid.ts';
import { Hint } from '../../../components/hint.tsx';
import type { SectionValues } from '../../../features/site-content/section-fields.ts';
import { textsOf } from './page-values.ts';

/** A long page scrolls within its preview. */
const sheet = {
  ...{ maxBlockSize: '32rem', overflowY: 'auto' as const, padding: '1rem 1.25rem' },
  border: '1px solid var(--color-sand-line)',
};

/** Shows the typed page in both languages side by side. Its links cannot be followed. */
export function PagePreview({ values }: { values: SectionValues }) {
  const { t } = useTranslation('adminSite');
  const [title, summary, text] = [textsOf(values, 'title'), textsOf(values, 'summary'), textsOf(values)];
  const { effective } = values;
  // The facts of each language need the words of that language.
  const { data: hasWords } = useSWR('words of pages', loadWords, { revalidateOnFocus: false });
  return (
    <section aria-label={t('preview.title')}>
      <Hint style={{ marginBlockEnd: '0.5rem' }}>{t('preview.title')}</Hint>
      <div style={grid('20rem', '0.75rem 1.25rem')}>
        {languages.map((language) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
          <section key={language} aria-label={`${t('preview.title')} (${language})`} tabIndex={0} style={sheet}>
            <div lang={language} dir={directionOf(language)} inert>
              <p style={{ fontSize: 'var(--text-heading)', fontWeight: 600 }}>{title[language] || '…'}</p>
              <p>{summary[language] || '…'}</p>
              {isDay(effective) && <Hint>{formatDate(effective, language)}</Hint>}
              {hasWords && <Text language={language} text={text[language]} />}
            </div>
          </section>
        ))}
      </div>
    </section>
  );
}

const loadWords = async () => {
  await Promise.all(languages.map((language) => loadTexts(['common'], { language })));
  return true;
};

function Text({ language, text }: { language: Language; text: string }) {
  const { t } = useTranslation('adminSite');
  const shown = useDeferredValue(text);
  const parts = useMemo(() => pageText(shown), [shown]);
  const facts = {
    ...useTextFacts(language),
    storage: <Hint>{t('page.facts.storage')}</Hint>,
    check: <Hint>{t('page.facts.check')}</Hint>,
  };
  return (
    <div style={{ marginBlockStart: '1rem' }}>
      <PageText parts={parts} facts={facts} />
    </div>
  );
}
