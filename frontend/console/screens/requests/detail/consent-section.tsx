import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { Consent } from '#contracts/api/consent';
import { consentTexts } from '#contracts/api/consent-texts';
import type { Enquiry } from '#contracts/api/enquiries';
import { topicOf } from '#contracts/api/enquiry-topic';
import { directionOf } from '#contracts/field-kit/language';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../../components/console.module.css';
import { Facts } from '../../../components/facts.tsx';
import { Hint } from '../../../components/hint.tsx';
import styles from './enquiry-detail.module.css';

/** The request's entry in the consent ledger. */
export function ConsentSection({ enquiry: { consent, marketing_withdrawn, program_id } }: { enquiry: Enquiry }) {
  const { t } = useTranslation(['adminCustomer', 'admin']);
  const { language } = useLanguage();
  if (!consent) return null;
  const form = consent.form === 'staff' ? consent.form : topicOf(consent.form, program_id);
  const withdrawnBy = marketing_withdrawn?.by.name || marketing_withdrawn?.by.email;
  const time = (at: string) => <time dateTime={at}>{formatDateTime(at, language)}</time>;
  return (
    <section className={styles.section} aria-labelledby="request-consent">
      <h2 id="request-consent">{t('consent.title')}</h2>
      <Facts
        facts={[
          { label: t('consent.form'), value: t(`consent.forms.${form}`) },
          { label: t('consent.at'), value: time(consent.at) },
          {
            label: t('consent.marketing'),
            value: t(consent.marketing ? 'admin:detail.consent.yes' : 'admin:detail.consent.no'),
          },
          {
            label: t('consent.withdrawn'),
            value: marketing_withdrawn && (
              <>
                {time(marketing_withdrawn.at)}
                {withdrawnBy && (
                  <Hint as="span">
                    {' · '}
                    <bdi>{t('consent.withdrawnBy', { name: withdrawnBy })}</bdi>
                  </Hint>
                )}
              </>
            ),
          },
          { label: t('consent.text'), value: consent.form !== 'staff' && <TextShown consent={consent} /> },
        ]}
      />
    </section>
  );
}

/** The sentences that the customer read. */
function TextShown({ consent: { text_version, language } }: { consent: Consent }) {
  const { t } = useTranslation(['adminCustomer', 'admin']);
  if (!text_version) return t('consent.noText');
  const text = consentTexts[text_version];
  const version = t('consent.version', { version: text_version });
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
