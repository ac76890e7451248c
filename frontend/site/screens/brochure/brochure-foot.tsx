import { useTranslation } from 'react-i18next';
import { paths } from '#contracts/website/paths';
import { Ltr } from '#shared/components/ltr.tsx';
import { formatDate } from '#shared/lib/format.ts';
import { hotlineText, site } from '#shared/lib/site.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { pageAddress } from '../../lib/page-address.ts';
import styles from './brochure.module.css';
import { QrCode } from './qr-code.tsx';

/** The agency with its licences, as in the site's footer, and the way to the program's page. */
export function BrochureFoot({ programId, today }: { programId: string; today: string }) {
  const { t } = useTranslation(['brochure', 'common']);
  const { language } = useLanguage();
  const address = pageAddress(paths.program(programId), language);
  return (
    <footer className={styles.foot}>
      <QrCode address={address} label={t('code')} />
      <div>
        <p className={styles.scan}>{t('scan')}</p>
        <p>
          <strong>{site.legalName[language]}</strong>
          <br />
          {site.address[language]}
          <br />
          <Ltr>{hotlineText}</Ltr> · <Ltr>{site.email}</Ltr>
        </p>
        <p className={styles.soft}>
          {t('common:footer.licence', { number: site.tourismLicence })} ·{' '}
          {t('common:footer.registration', { number: site.commercialRegistration })} ·{' '}
          {t('common:footer.vat', { number: site.vatNumber })}
        </p>
        <p className={styles.soft}>{t('asOf', { day: formatDate(today, language) })}</p>
      </div>
    </footer>
  );
}
