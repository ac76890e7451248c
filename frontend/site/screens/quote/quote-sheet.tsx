import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuotePage } from '#contracts/api/quote-page';
import { BrandSign } from '#shared/components/brand-sign.tsx';
import { Ltr } from '#shared/components/ltr.tsx';
import { formatDate, formatHijri, formatWeekday } from '#shared/lib/format.ts';
import { useAgencyNames } from '#shared/lib/use-brand.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useNameBesideLogo } from '#shared/lib/use-name-beside-logo.ts';
import { AgencyLines } from '../../features/agency/agency-lines.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteProgram } from './quote-program.tsx';
import styles from './quote-sheet.module.css';
import type { Standing } from './quote-standing.ts';
import { QuoteTotals } from './quote-totals.tsx';
import { Said, saidIn } from './said.tsx';

interface Props {
  quote: QuotePage;
  standing: Standing;
}

/** The offer, as it is printed on A4. */
export function QuoteSheet({ quote, standing }: Props) {
  const { t } = useTranslation('quote');
  const { language } = useLanguage();
  const { lines, words, terms, program_id } = quote;
  return (
    <section className={styles.sheet} aria-labelledby="quote-title">
      <Head quote={quote} standing={standing} />
      <Facts quote={quote} />
      {program_id && <QuoteProgram id={program_id} />}
      <Said text={words} as="p" className={styles.words} />
      <QuoteLines lines={lines} />
      <QuoteTotals quote={quote} />
      {saidIn(terms, language) && (
        <section className={styles.terms}>
          <h2>{t('terms')}</h2>
          <Said text={terms} as="p" className={styles.words} />
        </section>
      )}
      <footer className={styles.foot}>
        <AgencyLines />
        <p className={styles.soft}>{t('notInvoice')}</p>
      </footer>
    </section>
  );
}

function Head({ quote: { number, accepted_by, answered_at, state }, standing }: Props) {
  const { t } = useTranslation('quote');
  const { language } = useLanguage();
  const { name } = useAgencyNames();
  const showsName = useNameBesideLogo('light');
  return (
    <header className={styles.head}>
      <p className={styles.brand}>
        <BrandSign size={44} ground="light" />
        {showsName && <strong>{name}</strong>}
      </p>
      <div className={styles.title}>
        <h1 id="quote-title" tabIndex={-1}>
          {t('heading', { number })}
        </h1>
        <p className={styles.soft}>{t('notInvoice')}</p>
      </div>
      <p className={styles.state}>
        <strong data-standing={standing}>{t(`tag.${standing}`)}</strong>{' '}
        {state === 'accepted' &&
          answered_at &&
          t('tag.by', { name: accepted_by ?? '', day: formatDate(answered_at, language) })}
      </p>
    </header>
  );
}

function Facts({ quote: { name, reference, sent_at, valid_until } }: Pick<Props, 'quote'>) {
  const { t } = useTranslation('quote');
  const { language } = useLanguage();
  return (
    <dl className={styles.facts}>
      <Fact label={t('facts.for')}>
        <bdi>{name}</bdi>
      </Fact>
      <Fact label={t('facts.reference')}>
        <Ltr>{reference}</Ltr>
      </Fact>
      <Fact label={t('facts.date')}>{formatDate(sent_at, language)}</Fact>
      <Fact label={t('facts.validUntil')}>
        {formatWeekday(valid_until, language)}
        <small>{formatHijri(valid_until, language)}</small>
      </Fact>
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
