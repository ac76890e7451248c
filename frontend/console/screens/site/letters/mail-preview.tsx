import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { languageNames } from '#contracts/field-kit/language';
import { grid } from '../../../components/grid.ts';
import { Hint } from '../../../components/hint.tsx';
import { LoadAlert } from '../../../features/session/load-problem.tsx';
import type { SectionValues } from '../../../features/site-content/section-fields.ts';
import { readLetterSamples } from '../../../features/site-content/section-routes.ts';

/** In ms: shorter pauses in typing fetch nothing. */
const pause = 500;

/** The confirmation of an invented request with these words, in each language, as it is sent. */
export function MailPreview({ values }: { values: SectionValues }) {
  const { t } = useTranslation('adminSite');
  const [settled, setSettled] = useState(values);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(values), pause);
    return () => clearTimeout(timer);
  }, [values]);
  const { data, error, mutate } = useSWR(['samples of mails', settled], () => readLetterSamples(settled), {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  return (
    <section aria-label={t('letters.mailPreview')}>
      <h4>{t('letters.mailPreview')}</h4>
      <Hint style={{ marginBlockEnd: '0.5rem' }}>{t('letters.sample')}</Hint>
      {error && <LoadAlert title={t('letters.sampleFailed')} error={error} onRetry={() => void mutate()} />}
      <div style={grid('20rem', '0.75rem 1.25rem')}>
        {data?.map(({ language, subject, html }) => (
          <iframe
            key={language}
            title={`${languageNames[language]}: ${subject}`}
            sandbox=""
            // A link in it would open a window, which the sandbox forbids.
            srcDoc={html.replace('<head>', '<head><base target="_blank">')}
            style={{ inlineSize: '100%', blockSize: '32rem', border: '1px solid var(--color-sand-line)' }}
          />
        ))}
      </div>
    </section>
  );
}
