import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneText } from '#contracts/website/contact-links';
import { paths } from '#contracts/website/paths';
import { BrandSign } from '#shared/components/brand-sign.tsx';
import { Ltr } from '#shared/components/ltr.tsx';
import { formatDate } from '#shared/lib/format.ts';
import { useAgencyNames, useBrand } from '#shared/lib/use-brand.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useContact, useMainPhone } from '../../features/site-content/use-contact.ts';
import { pageAddress } from '../../lib/page-address.ts';
import styles from './brochure.module.css';
import { QrCode } from './qr-code.tsx';

/** The agency with its licences, as in the site's footer, and the way to the program's page. */
export function BrochureFoot({ programId, today }: { programId: string; today: string }) {
  const { t } = useTranslation(['brochure', 'common']);
  const { language } = useLanguage();
  const { legalName } = useAgencyNames();
  const { logo } = useBrand();
  const { addresses, emails, licence, registration, vat } = useContact();
  const phone = useMainPhone();
  const ways = [phone && phoneText(phone.number), emails[0]?.address].filter((way) => way !== undefined);
  const numbers = [
    t('common:footer.licence', { number: licence }),
    t('common:footer.registration', { number: registration }),
    ...(vat ? [t('common:footer.vat', { number: vat })] : []),
  ];
  const address = pageAddress(paths.program(programId), language);
  return (
    <footer className={styles.foot}>
      <QrCode address={address} label={t('code')} />
      <div>
        <p className={styles.scan}>{t('scan')}</p>
        {logo && <BrandSign size={40} ground="light" />}
        <p>
          <strong>{legalName}</strong>
          <br />
          {addresses[0]?.text}
          <br />
          {ways.map((way, index) => (
            <Fragment key={way}>
              {index > 0 && ' · '}
              <Ltr>{way}</Ltr>
            </Fragment>
          ))}
        </p>
        <p className={styles.soft}>{numbers.join(' · ')}</p>
        <p className={styles.soft}>{t('asOf', { day: formatDate(today, language) })}</p>
      </div>
    </footer>
  );
}
