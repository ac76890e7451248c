import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneText } from '#contracts/website/contact-links';
import { Ltr } from '#shared/components/ltr.tsx';
import { useAgencyNames } from '#shared/lib/use-brand.ts';
import { useContact, useMainPhone } from '../site-content/use-contact.ts';
import styles from './agency-lines.module.css';

/** The agency on paper: its names, ways to reach it, licences and numbers, as in the site's footer. */
export function AgencyLines() {
  const { t } = useTranslation('common');
  const { legalName } = useAgencyNames();
  const { addresses, emails, licence, registration, vat } = useContact();
  const phone = useMainPhone();
  const ways = [phone && phoneText(phone.number), emails[0]?.address].filter((way) => way !== undefined);
  const numbers = [
    t('footer.licence', { number: licence }),
    t('footer.registration', { number: registration }),
    ...(vat ? [t('footer.vat', { number: vat })] : []),
  ];
  return (
    <>
      <p>
        <strong>{legalName}</strong>
        <br />
        {addresses[0]?.text}
        <Parts>
          {ways.map((way) => (
            <span key={way}>
              <Ltr>{way}</Ltr>
            </span>
          ))}
        </Parts>
      </p>
      <p className={styles.numbers}>
        <Parts>
          {numbers.map((number) => (
            <span key={number}>{number}</span>
          ))}
        </Parts>
      </p>
    </>
  );
}

/** Parts of a line with a dot between them, but none where the line breaks. */
const Parts = ({ children }: { children: ReactNode }) => (
  <span className={styles.line}>
    <span>{children}</span>
  </span>
);
