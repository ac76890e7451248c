import { useTranslation } from 'react-i18next';
import { paths } from '#contracts/website/paths';
import { BrandSign } from '#shared/components/brand-sign.tsx';
import { formatDate } from '#shared/lib/format.ts';
import { useBrand } from '#shared/lib/use-brand.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { AgencyLines } from '../../features/agency/agency-lines.tsx';
import { pageAddress } from '../../lib/page-address.ts';
import styles from './brochure.module.css';
import { QrCode } from './qr-code.tsx';

/** The agency with its licences, and the way to the program's page. */
export function BrochureFoot({ programId, today }: { programId: string; today: string }) {
  const { t } = useTranslation('brochure');
  const { language } = useLanguage();
  const { logo } = useBrand();
  const address = pageAddress(paths.program(programId), language);
  return (
    <footer className={styles.foot}>
      <QrCode address={address} label={t('code')} />
      <div>
        <p className={styles.scan}>{t('scan')}</p>
        {logo && <BrandSign size={40} ground="light" />}
        <AgencyLines />
        <p className={styles.soft}>{t('asOf', { day: formatDate(today, language) })}</p>
      </div>
    </footer>
  );
}
