import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { Icon } from '#shared/components/icon.tsx';
import { ltr } from '#shared/lib/ltr.ts';
import { useShown } from '#shared/lib/use-shown.ts';
import styles from './umrah-note.module.css';

/** Shows the agency's Umrah licence, and says that the agency does not issue the permit. */
export function UmrahNote({ program: { type } }: { program: Pick<Program, 'type'> }) {
  const { t } = useTranslation(['offer', 'common']);
  const { umrahLicence } = useShown();
  if (type !== 'umrah' || !umrahLicence) return null;
  return (
    <aside className={styles.note} aria-label={t('umrah.title')}>
      <Icon of="safety-certificate-outlined" />
      <div>
        <p>
          <strong>{t('common:footer.umrahLicence', { number: ltr(umrahLicence) })}</strong>
        </p>
        <p>{t('umrah.permit')}</p>
      </div>
    </aside>
  );
}
