import { useTranslation } from 'react-i18next';
import { usePrivacy } from '../../../features/privacy/use-privacy.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import shared from '../console.module.css';
import { Panel } from '../panel.tsx';
import { Loaded } from './loaded.tsx';
import styles from './privacy-screen.module.css';

/** The list of erasures. */
export function Erasures() {
  const { t } = useTranslation('adminPrivacy');
  const { language } = useLanguage();
  const reply = usePrivacy();
  return (
    <Panel title={t('erasures.title')}>
      <p className={shared.hint}>{t('erasures.hint')}</p>
      <Loaded reply={reply} none={t('erasures.none')} isEmpty={({ erasures }) => erasures.length === 0}>
        {({ erasures }) => (
          <ul className={styles.list}>
            {erasures.map(({ id, at, by, reason, counts }) => (
              <li key={id}>
                <div className={styles.what}>
                  <div>
                    {t('person.requests', { count: Object.values(counts).reduce((sum, count) => sum + count, 0) })} ·{' '}
                    {t(`erase.reasons.${reason}`)}
                  </div>
                  <div className={shared.hint}>
                    <bdi>{t('erasures.by', { name: by })}</bdi> · {formatDateTime(at, language)}
                  </div>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
