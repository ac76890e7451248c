import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Hint } from '../../../components/hint.tsx';
import { useAskToDelete } from '../../../features/deleted/use-confirm-deletion.ts';
import { endPageLinks, pageLink } from '../../../features/enquiries/page-link.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useMay } from '../../../features/session/use-may.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';
import styles from './enquiry-detail.module.css';

/** The customer's page of the request: how many links open it, and a new one or the end of all. */
export function PageLinks({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('adminCustomer');
  const { language } = useLanguage();
  const mayMake = useMay('POST /requests/{type}/{id}/links');
  const { links } = enquiry;
  const last = links.at(-1)?.at;
  const time = last && formatDateTime(last, language);
  return (
    <section className={styles.section} aria-labelledby="request-links">
      <h2 id="request-links">{t('links.title')}</h2>
      <Hint as="div">{t('links.hint')}</Hint>
      <p>
        {links.length > 0 ? t('links.count', { count: links.length }) : t('links.none')}
        {time && ` · ${t('links.last', { time })}`}
      </p>
      {mayMake && <Actions enquiry={enquiry} />}
    </section>
  );
}

function Actions({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('adminCustomer');
  const ask = useAskToDelete();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [isMaking, setIsMaking] = useState(false);

  const copy = async () => {
    setIsMaking(true);
    try {
      const link = await pageLink(enquiry);
      const isCopied = await navigator.clipboard.writeText(link).then(
        () => true,
        () => false,
      );
      if (isCopied) notifySuccess(t('links.copied'));
      else notifyFailure(t('links.notMade'), new Error(t('links.notCopied')));
    } catch (error) {
      notifyFailure(t('links.notMade'), error);
    } finally {
      setIsMaking(false);
    }
  };

  const end = () =>
    ask(
      { title: t('links.endTitle'), text: t('links.endText'), confirm: t('links.end') },
      {
        afterClose: () => undefined,
        onOk: async () => {
          try {
            await endPageLinks(enquiry);
            notifySuccess(t('links.ended'));
          } catch (error) {
            notifyFailure(t('links.notEnded'), error);
          }
        },
      },
    );

  return (
    <Flex wrap gap="small">
      <Button loading={isMaking} onClick={() => void copy()}>
        {isMaking ? t('links.copying') : t('links.copy')}
      </Button>
      <Button danger disabled={enquiry.links.length === 0 && !enquiry.invitation} onClick={end}>
        {t('links.end')}
      </Button>
    </Flex>
  );
}
