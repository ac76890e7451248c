import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuotePage } from '#contracts/api/quote-page';
import { Button } from '#shared/components/button.tsx';
import { useToday } from '#shared/lib/use-today.ts';
import { ContactWays } from '../../features/enquiries/contact-ways.tsx';
import { QuoteAnswer } from './quote-answer.tsx';
import styles from './quote-screen.module.css';
import { QuoteSheet } from './quote-sheet.tsx';
import { canAccept, standingOf } from './quote-standing.ts';
import type { QuoteState } from './use-quote.ts';

interface Props {
  quote: QuotePage;
  state: QuoteState;
}

/** The quote as a sheet of paper, and beside it what its customer can do. */
export function QuoteView({ quote, state }: Props) {
  const { t } = useTranslation('quote');
  const standing = standingOf(quote, useToday());
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = canAccept(standing);
  return (
    <>
      <div className={styles.bar}>
        <Button look="quiet" onClick={() => window.print()}>
          {t('print')}
        </Button>
        {isOpen && (
          <Button className={styles.toAnswer} onClick={() => heading.current?.focus()}>
            {t('toAnswer')}
          </Button>
        )}
      </div>
      <div className={styles.layout} data-open={isOpen || undefined}>
        <QuoteSheet quote={quote} standing={standing} />
        <div className={styles.aside}>
          <QuoteAnswer quote={quote} standing={standing} state={state} heading={heading} />
          <section className={styles.contact} aria-labelledby="quote-contact">
            <h2 id="quote-contact">{t('contact.title')}</h2>
            <ContactWays chat={t('contact.chat', { number: quote.number, reference: quote.reference })} />
          </section>
        </div>
      </div>
    </>
  );
}
