import { useTranslation } from 'react-i18next';
import type { RequestPage } from '#contracts/api/request-page';
import type { EnquiryStatus } from '#contracts/field-kit/enquiry-enums';
import { Icon } from '#shared/components/icon.tsx';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { formatDeadline } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import styles from './status-card.module.css';

const statuses: readonly EnquiryStatus[] = ['new', 'in_progress', 'done'];
const cancelledSteps: readonly EnquiryStatus[] = ['new', 'done'];

/** The state of the request, what comes next and by when. */
export function StatusCard({ page }: { page: RequestPage }) {
  const { t } = useTranslation('requestPage');
  const { status, cancelled, type, answered_with: other } = page;
  const state = cancelled ? 'cancelled' : status;
  const key = type === 'message' ? (`${state}_message` as const) : state;
  return (
    <section className={styles.card} aria-labelledby="request-state" data-state={state}>
      <h2 id="request-state" tabIndex={-1}>
        {t(`state.${key}.title`)}
      </h2>
      <p>{t(`state.${key}.text`)}</p>
      {other ? (
        <p className={styles.next}>{t('answeredWith', { reference: `\u2066${other}\u2069` })}</p>
      ) : (
        <NextAnswer page={page} />
      )}
      <ol className={styles.steps} aria-label={t('steps.label')}>
        {(cancelled ? cancelledSteps : statuses).map((step) => {
          const isLast = step === 'done' && cancelled;
          const reached = statuses.indexOf(step) <= statuses.indexOf(status);
          const isNow = step === status;
          return (
            <li key={step} data-reached={reached ? '' : undefined} aria-current={isNow ? 'step' : undefined}>
              <span className={styles.dot}>
                {reached && (
                  <Icon of={isLast ? 'close-outlined' : isNow ? 'clock-circle-outlined' : 'check-outlined'} />
                )}
              </span>
              {t(`steps.${isLast ? 'cancelled' : step}`)}
              {isNow && <VisuallyHidden>({t('steps.now')})</VisuallyHidden>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** By when the agency answers, or that it is late; nothing if no answer is due. */
function NextAnswer({ page: { answer_by, status, cancelled } }: { page: RequestPage }) {
  const { t } = useTranslation('requestPage');
  const { language } = useLanguage();
  if (!answer_by) return status === 'in_progress' && !cancelled ? <p className={styles.next}>{t('yourTurn')}</p> : null;
  const time = formatDeadline(answer_by, language);
  const isLate = Date.parse(answer_by) < Date.now();
  return <p className={isLate ? styles.late : styles.next}>{isLate ? t('late', { time }) : t('answerBy', { time })}</p>;
}
