import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { usePromises } from '#shared/lib/use-promises.ts';
import styles from './cancellation-list.module.css';
import { cancellationSteps } from './cancellation-steps.ts';

const refundKey = (percent: number | undefined) =>
  percent === undefined ? 'suppliers' : percent === 100 ? 'full' : percent === 0 ? 'none' : 'part';

/** The terms in words, step by step: the program's own, else the site's. */
export function CancellationSteps({ program }: { program: Pick<Program, 'cancellation'> }) {
  const { t } = useTranslation('offer');
  const { t: common } = useTranslation('common');
  const { cancellation } = usePromises();
  const days = (count: number) => common('days', { count });
  return (
    <ul className={styles.steps}>
      {cancellationSteps(program, cancellation).map(({ percent, from, to }) => (
        <li key={`${from}-${to}`}>
          <span>
            {from === undefined
              ? to === undefined
                ? t('cancellation.always')
                : t('cancellation.later', { days: days(to + 1) })
              : to === undefined
                ? t('cancellation.first', { days: days(from) })
                : t('cancellation.between', { from: days(from), to: days(to) })}
          </span>
          <strong data-refund={percent}>{t(`cancellation.${refundKey(percent)}`, { percent })}</strong>
        </li>
      ))}
    </ul>
  );
}
