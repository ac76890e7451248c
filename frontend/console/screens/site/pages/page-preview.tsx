import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isDay } from '#contracts/field-kit/calendar';
import { directionOf, type Language, languages } from '#contracts/field-kit/language';
import { pageText } from '#page-text';
import { PageText } from '#shared/features/site-content/page-text.tsx';
import { formatDate } from '#shared/lib/format.ts';
import { retentionPeriod } from '#shared/lib/retention-period.ts';
import { useBrand } from '#shared/lib/use-brand.ts';
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
              <Text language={language} text={text[language]} />
            </div>
          </section>
        ))}
      </div>
    </section>
  );
}

/** The days of the cancellation terms keep their names: the texts around them are those of the page's language. */
function Text({ language, text }: { language: Language; text: string }) {
  const { t } = useTranslation('adminSite');
  const { legal_name } = useBrand();
  const shown = useDeferredValue(text);
  const parts = useMemo(() => pageText(shown), [shown]);
  const facts = {
    agency: legal_name[language],
    retention: retentionPeriod(language),
    storage: <Hint>{t('page.facts.storage')}</Hint>,
    check: <Hint>{t('page.facts.check')}</Hint>,
  };
  return (
    <div style={{ marginBlockStart: '1rem' }}>
      <PageText parts={parts} facts={facts} />
    </div>
  );
}
