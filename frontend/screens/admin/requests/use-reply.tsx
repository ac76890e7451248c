import { type ReactNode, useState } from 'react';
import type { EnquiryView } from '../../../features/enquiries/staff/enquiry-view.ts';
import { loadTexts } from '../../../lib/i18n.ts';
import { useOnDemand } from '../use-on-demand.ts';

/** Loads the texts of both languages, because replies are in the customer's language. */
const loadDialog = async () => {
  const [dialog] = await Promise.all([
    import('./reply/reply-dialog.tsx'),
    loadTexts(['adminReplies'], { language: 'ar' }),
    loadTexts(['adminReplies'], { language: 'en' }),
  ]);
  return dialog;
};

/** The reply dialog and a function that opens it. Its code loads when it is first opened. */
export function useReply(): { dialog: ReactNode; openReply: (enquiry: EnquiryView) => void } {
  const { Part: ReplyDialog, fetch } = useOnDemand(loadDialog);
  const [enquiry, setEnquiry] = useState<EnquiryView>();
  const [isOpen, setIsOpen] = useState(false);

  const openReply = async (to: EnquiryView) => {
    if (!(await fetch())) return;
    setEnquiry(to);
    setIsOpen(true);
  };

  const dialog = ReplyDialog && enquiry && (
    <ReplyDialog
      key={enquiry.id}
      enquiry={enquiry}
      open={isOpen}
      onClose={() => setIsOpen(false)}
      afterClose={() => setEnquiry(undefined)}
    />
  );
  return { dialog, openReply: (to) => void openReply(to) };
}
