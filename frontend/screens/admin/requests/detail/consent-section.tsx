import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { consentTexts } from '#contracts/consent-texts';
import { directionOf } from '#contracts/website/language';
import type { ConsentView, EnquiryView } from '../../../../features/enquiries/staff/enquiry-view.ts';
import { formatDateTime } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import shared from '../../console.module.css';
import { Facts } from '../../facts.tsx';
import styles from './enquiry-detail.module.css';

/** The request's entry in the consent ledger. */
export function ConsentSection({ enquiry: { consent, marketingWithdrawn } }: { enquiry: EnquiryView }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  if (!consent) return null;
  const time = (at: string) => <time dateTime={at}>{formatDateTime(at, language)}</time>;
  return (
    <section className={styles.section} aria-labelledby="request-consent">
      <h2 id="request-consent">{t('detail.consent.title')}</h2>
      <Facts
        facts={[
          { label: t('detail.consent.form'), value: t(`detail.consent.forms.${consent.form}`) },
          { label: t('detail.consent.at'), value: time(consent.at) },
          {
            label: t('detail.consent.marketing'),
            value: t(consent.marketing ? 'detail.consent.yes' : 'detail.consent.no'),
          },
          {
            label: t('detail.consent.withdrawn'),
            value: marketingWithdrawn && (
              <>
                {time(marketingWithdrawn.at)}
                {marketingWithdrawn.by && (
                  <span className={shared.hint}>
                    {' · '}
                    <bdi>{t('detail.consent.withdrawnBy', { name: marketingWithdrawn.by })}</bdi>
                  </span>
                )}
              </>
            ),
          },
          { label: t('detail.consent.text'), value: consent.form !== 'staff' && <TextShown consent={consent} /> },
        ]}
      />
    </section>
  );
}

/** The sentences that the customer read. */
function TextShown({ consent: { textVersion, language = 'ar' } }: { consent: ConsentView }) {
  const { t } = useTranslation('admin');
  if (!textVersion) return t('detail.consent.noText');
  const text = consentTexts[textVersion];
  const version = t('detail.consent.version', { version: textVersion });
  if (!text) return version;
  return (
    <details>
      <summary className={shared.summary}>{version}</summary>
      <Flex vertical gap="small" lang={language} dir={directionOf(language)}>
        <p>{text.notice[language].replaceAll(/<\/?a>/g, '')}</p>
        <p>{text.marketing[language]}</p>
      </Flex>
    </details>
  );
}
