import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { tripEnd } from '#contracts/api/trip-end';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { languages } from '#contracts/field-kit/language';
import { formatDate, formatDateTime } from '#shared/lib/format.ts';
import { loadTexts } from '#shared/lib/i18n.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import { OwnWords } from '../../../components/facts.tsx';
import { Hint } from '../../../components/hint.tsx';
import { inviteToTestimonial } from '../../../features/enquiries/page-link.ts';
import { useOnDemand } from '../../../features/on-demand/use-on-demand.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useMay } from '../../../features/session/use-may.ts';
import styles from './enquiry-detail.module.css';

/** Loads the texts of every language, because the message is in the customer's language. */
const loadDialog = async () => {
  const [dialog] = await Promise.all([
    import('./invite-dialog.tsx'),
    ...languages.map((language) => loadTexts(['adminReplies'], { language })),
  ]);
  return dialog;
};

/** The testimonial of the customer: the invitation, and whether it has arrived. */
export function TestimonialSection({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('adminCustomer');
  const { language } = useLanguage();
  const today = useToday();
  const end = tripEnd(enquiry) ?? today;
  const isBefore = today < end;
  const mayInvite = useMay('POST /requests/{type}/{id}/testimonial');
  const notifyFailure = useFailureNotice();
  const { Part: InviteDialog, fetch } = useOnDemand(loadDialog);
  const [made, setMade] = useState<{ link: string; ends_at: string }>();
  const [isMaking, setIsMaking] = useState(false);

  const invite = async () => {
    setIsMaking(true);
    try {
      if (await fetch()) setMade(await inviteToTestimonial(enquiry));
    } catch (error) {
      notifyFailure(t('testimonial.notMade'), error);
    } finally {
      setIsMaking(false);
    }
  };

  return (
    <section className={styles.section} aria-labelledby="request-testimonial">
      <h2 id="request-testimonial">{t('testimonial.title')}</h2>
      <Hint as="div">{t('testimonial.hint')}</Hint>
      <Standing enquiry={enquiry} />
      {mayInvite && isBefore && <p>{t('testimonial.later', { day: formatDate(end, language) })}</p>}
      {mayInvite && (
        <Flex>
          <Button loading={isMaking} disabled={isBefore} onClick={() => void invite()}>
            {isMaking ? t('testimonial.inviting') : t('testimonial.invite')}
          </Button>
        </Flex>
      )}
      {InviteDialog && made && <InviteDialog enquiry={enquiry} {...made} onClose={() => setMade(undefined)} />}
    </section>
  );
}

function Standing({ enquiry: { invitation, testimonial } }: { enquiry: Enquiry }) {
  const { t } = useTranslation('adminCustomer');
  const { language } = useLanguage();
  return (
    <>
      {testimonial && (
        <>
          <p>
            {t(testimonial.waits ? 'testimonial.waits' : 'testimonial.taken', {
              time: formatDateTime(testimonial.at, language),
            })}
          </p>
          <OwnWords text={testimonial.words} />
        </>
      )}
      {invitation && invitation.ends_at > new Date().toISOString() && (
        <p>
          {t('testimonial.open', {
            time: formatDateTime(invitation.at, language),
            until: formatDate(riyadhDay(new Date(invitation.ends_at)), language),
          })}
        </p>
      )}
    </>
  );
}
