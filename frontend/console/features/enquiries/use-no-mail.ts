import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';

/** The reason why nothing can be mailed to the customer; undefined if it can. */
export function useNoMail({ email, mail_problem }: Enquiry): string | undefined {
  const { t } = useTranslation('adminReplies');
  if (!email) return t('reply.noAddress');
  if (!mail_problem || mail_problem.reason === 'withheld') return undefined;
  return t(`reply.noMail.${mail_problem.reason}`);
}
