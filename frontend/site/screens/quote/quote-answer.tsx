import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuotePage } from '#contracts/api/quote-page';
import { Button } from '#shared/components/button.tsx';
import { Icon } from '#shared/components/icon.tsx';
import { Prices } from '#shared/components/prices.tsx';
import { formatDateTime, formatPrice, formatWeekday } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { AcceptForm } from './accept-form.tsx';
import { AskForm } from './ask-form.tsx';
import { DeclineForm } from './decline-form.tsx';
import { HowToPay } from './how-to-pay.tsx';
import styles from './quote-answer.module.css';
import { canAccept, type Standing } from './quote-standing.ts';
import type { QuoteState } from './use-quote.ts';

interface Props {
  quote: QuotePage;
  standing: Standing;
  state: QuoteState;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The properties of the forms that answer a quote. */
export interface FormProps {
  quote: QuotePage;
  state: Pick<QuoteState, 'add' | 'refresh'>;
  /** Called if somebody has changed the quote since it was read. */
  onChanged: () => void;
  onDone: () => void;
}

/** The standing of the quote, and what its customer can do. */
export function QuoteAnswer({ quote, standing, state, heading }: Props) {
  const { t } = useTranslation('quote');
  const [open, setOpen] = useState<'ask' | 'decline'>();
  const [note, setNote] = useState<'changed' | 'asked'>();

  const finish = (outcome?: typeof note) => {
    setOpen(undefined);
    setNote(outcome);
    // The form is gone, and with it the focus.
    requestAnimationFrame(() => heading.current?.focus());
  };
  const form = { quote, state, onDone: finish, onChanged: () => finish('changed') };
  const asking = { ...form, onDone: () => finish('asked') };
  const isOpen = canAccept(standing);
  // Nothing else is left to do.
  const isAskedAtOnce = standing === 'expired' || standing === 'replaced';
  return (
    <section className={styles.answer} aria-labelledby="quote-answer" data-standing={standing}>
      <h2 id="quote-answer" ref={heading} tabIndex={-1}>
        {standing === 'accepted' && <Icon of="check-circle-filled" className={styles.sign} />}
        {t(`standing.${standing}.title`)}
      </h2>
      <p role="status" className={styles.note} data-note={note}>
        {note && t(`note.${note}`)}
      </p>
      <Explanation quote={quote} standing={standing} />
      {standing === 'accepted' && <HowToPay quote={quote} />}
      {open === undefined && isOpen && <AcceptForm {...form} />}
      {open === undefined && !isAskedAtOnce && (
        <div className={styles.others}>
          <Button look="quiet" onClick={() => setOpen('ask')}>
            {t('ask.open')}
          </Button>
          {isOpen && (
            <Button look="quiet" onClick={() => setOpen('decline')}>
              {t('decline.open')}
            </Button>
          )}
        </div>
      )}
      {open === 'decline' && isOpen && <DeclineForm {...form} onClose={() => finish()} />}
      {open === 'ask' && !isAskedAtOnce && <AskForm {...asking} onClose={() => finish()} />}
      {isAskedAtOnce && <AskForm {...asking} />}
    </section>
  );
}

function Explanation({ quote, standing }: Pick<Props, 'quote' | 'standing'>) {
  const { t } = useTranslation('quote');
  const { language } = useLanguage();
  const { total_sar, valid_until, answered_at, accepted_by, reason, has_seats, instead_of } = quote;
  const day = formatWeekday(valid_until, language);
  const time = answered_at ? formatDateTime(answered_at, language) : '';
  return (
    <>
      {canAccept(standing) && (
        <p className={styles.total}>
          <Prices>{formatPrice(total_sar, language)}</Prices>
        </p>
      )}
      <p className={standing === 'lastDay' ? styles.lastDay : undefined}>
        {t(`standing.${standing}.text`, { day, time, name: accepted_by ?? '' })}
      </p>
      {canAccept(standing) && instead_of !== null && <p>{t('insteadOf', { number: instead_of })}</p>}
      {standing === 'declined' && reason && <p className={styles.soft}>{t('reason', { reason })}</p>}
      {standing === 'accepted' && has_seats !== null && (
        <p className={has_seats ? styles.seats : styles.noSeats}>{t(has_seats ? 'seats.taken' : 'seats.missing')}</p>
      )}
    </>
  );
}
