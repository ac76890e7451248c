import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { useQuery } from '../../../components/use-query.ts';
import type { EnquiryKey } from '../../../features/enquiries/enquiry-key.ts';
import { getEnquiry } from '../../../features/enquiries/get-enquiry.ts';
import { offerParameter } from '../../../features/quotes/offer-address.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';

/** Begins the offer for which the address asks, once: a reload does not ask again. */
export function useAskedOffer(open: EnquiryKey | undefined, onQuote: (enquiry: Enquiry) => void) {
  const { t } = useTranslation('adminRequests');
  const { query, change } = useQuery();
  const notifyFailure = useFailureNotice();
  const isAsked = query.has(offerParameter);

  const begin = useEffectEvent(async () => {
    change((current) => {
      current.delete(offerParameter);
      return current;
    });
    if (!open) return;
    try {
      onQuote(await getEnquiry(open));
    } catch (error) {
      notifyFailure(t('quoteNotOpened'), error);
    }
  });
  useEffect(() => {
    if (isAsked) void begin();
  }, [isAsked]);
}
