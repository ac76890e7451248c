import { useTranslation } from 'react-i18next';
import { freeDaysIn, freeUntil, termsOf } from '#catalogue/cancellation';
import type { ProgramPhase } from '#catalogue/phase';
import type { Program } from '#contracts/api/programs';
import { Icon } from '#shared/components/icon.tsx';
import { formatDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { usePromises } from '#shared/lib/use-promises.ts';
import { useToday } from '#shared/lib/use-today.ts';
import styles from './booking-panel.module.css';

interface CancellationNoteProps {
  program: Program;
  phase: ProgramPhase;
  /** The first day of the chosen departure; undefined if visitors choose none. */
  departs: string | undefined;
}

/** Until when cancelling is free of charge; or that it is too late for that, or where the program's own terms are. */
export function CancellationNote({ program, phase, departs }: CancellationNoteProps) {
  const { t } = useTranslation(['programs', 'offer']);
  const { t: common } = useTranslation('common');
  const { language } = useLanguage();
  const today = useToday();
  const terms = termsOf(program, usePromises().cancellation);
  const days = freeDaysIn(terms);
  const until = freeUntil(terms, departs ?? program.from_date, today);
  const isFree = departs ? until !== undefined : phase === 'open';
  if (isFree && days !== undefined) {
    const limit = common('days', { count: days });
    return (
      <div className={styles.promise}>
        <Icon of="safety-certificate-outlined" />
        <p>
          <strong>
            {program.cancellation && until
              ? t('offer:freeUntil', { day: formatDate(until, language) })
              : t('detail.cancellation', { days: limit })}
          </strong>
          {departs && until && !program.cancellation
            ? t('offer:untilForDates', { day: formatDate(until, language) })
            : days > 0 && t('detail.cancellationText', { days: limit })}
          <TermsLink />
        </p>
      </div>
    );
  }
  if (program.cancellation && phase !== 'ended') {
    return (
      <p className={styles.cancellation}>
        <TermsLink />
      </p>
    );
  }
  return phase === 'leaving' ? <p className={styles.cancellation}>{t('detail.lateCancellation')}</p> : null;
}

function TermsLink() {
  const { t } = useTranslation('offer');
  return (
    <a href="#cancellation" className={styles.terms}>
      {t('seeTerms')}
    </a>
  );
}
