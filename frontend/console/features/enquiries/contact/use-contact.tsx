import App from 'antd/es/app';
import { useTranslation } from 'react-i18next';
import type { ContactChannel, Enquiry } from '#contracts/api/enquiries';
import { useFailureNotice } from '../../session/use-failure-notice.ts';
import { useSuccessNotice } from '../../session/use-success-notice.ts';
import { recordContact, undoContact } from '../contacts.ts';
import { ContactNotice } from './contact-notice.tsx';
import { useAuthor } from './use-author.ts';
import { useOverlapNotice } from './use-overlap-notice.ts';

/** The next contact takes the place of the last one's notice. With its key, antd would give it only the time left. */
let number = 0;

/** In seconds. Later, the row and the panel still ask how it went. */
const duration = 30;

/**
 * Returns functions that record a contact with the customer, which can be undone for some seconds, and that ask how the
 * last one went.
 */
export function useContact() {
  const { t } = useTranslation('adminRequests');
  const { notification } = App.useApp();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const notifyOverlap = useOverlapNotice();
  const by = useAuthor();

  const show = (title: string, enquiry: Enquiry, undo?: () => Promise<unknown>) => {
    notification.destroy(`contact-${number}`);
    const key = `contact-${++number}`;
    const close = () => notification.destroy(key);
    const onUndo =
      undo &&
      (async () => {
        close();
        try {
          await undo();
          notifySuccess(t('contact.undone'));
        } catch (error) {
          notifyFailure(t('contact.undoFailed'), error);
        }
      });
    // Without anything to undo it only asks.
    notification[undo ? 'success' : 'info']({
      key,
      title,
      duration,
      role: 'status',
      description: <ContactNotice enquiry={enquiry} onUndo={onUndo} onEnded={close} />,
    });
  };

  const record = async (enquiry: Enquiry, channel: ContactChannel) => {
    try {
      const recorded = await recordContact(enquiry, channel, by);
      const title = t(`contact.recorded.${channel}`);
      await notifyOverlap(enquiry, recorded);
      if (recorded.contact) show(title, recorded.changed, () => undoContact(enquiry, recorded));
      else notifySuccess(title);
    } catch (error) {
      notifyFailure(t('contact.notRecorded'), error);
    }
  };

  return {
    record: (enquiry: Enquiry, channel: ContactChannel) => void record(enquiry, channel),
    askAbout: (enquiry: Enquiry) => show(t('contact.ask'), enquiry),
  };
}
