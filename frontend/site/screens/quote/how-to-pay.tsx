import { useTranslation } from 'react-i18next';
import type { QuotePage } from '#contracts/api/quote-page';
import { ButtonAnchor } from '#shared/components/button.tsx';
import { CopyButton } from '#shared/components/copy-button.tsx';
import { Prices } from '#shared/components/prices.tsx';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { formatPrice } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import styles from './quote-answer.module.css';
import { Said, saidIn } from './said.tsx';

/** The places to pay an accepted quote: the bank, or a page of another company. */
export function HowToPay({ quote: { payment, deposit_sar, total_sar, reference } }: { quote: QuotePage }) {
  const { t } = useTranslation(['quote', 'common']);
  const { language } = useLanguage();
  const bank = payment && saidIn(payment.bank, language);
  const link = payment?.link;
  if (!bank && !link) return <p>{t('pay.later')}</p>;
  return (
    <div className={styles.pay}>
      <h3>{t('pay.title')}</h3>
      <p>
        <Prices>
          {deposit_sar
            ? t('pay.deposit', { amount: formatPrice(deposit_sar, language) })
            : t('pay.total', { amount: formatPrice(total_sar, language) })}
        </Prices>
      </p>
      {payment && bank && (
        <div className={styles.bank}>
          <Said text={payment.bank} as="p" className={styles.lines} />
          <CopyButton text={bank.text} label={t('pay.copy')} isLabelled />
        </div>
      )}
      {link && (
        <ButtonAnchor href={link} target="_blank" rel="noreferrer">
          {t('pay.card')} <VisuallyHidden>{t('common:footer.opensNewTab')}</VisuallyHidden>
        </ButtonAnchor>
      )}
      <p className={styles.soft}>{t('pay.note', { reference })}</p>
    </div>
  );
}
