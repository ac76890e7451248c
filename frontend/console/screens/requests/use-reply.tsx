import { type ReactNode, useState } from 'react';
import type { ContactChannel, Enquiry } from '#contracts/api/enquiries';
import { languages } from '#contracts/field-kit/language';
import { loadTexts } from '#shared/lib/i18n.ts';
import { useOnDemand } from '../../features/on-demand/use-on-demand.ts';

/** Loads the texts of every language, because replies are in the customer's language. */
const loadDialog = async () => {
  const [dialog] = await Promise.all([
    import('./reply/reply-dialog.tsx'),
    ...languages.map((language) => loadTexts(['adminReplies'], { language })),
  ]);
  return dialog;
};

/** The reply dialog and a function that opens it. Its code loads when it is first opened. */
export function useReply(onContact: (enquiry: Enquiry, channel: ContactChannel) => void): {
  dialog: ReactNode;
  openReply: (enquiry: Enquiry) => void;
} {
  const { Part: ReplyDialog, fetch } = useOnDemand(loadDialog);
  const [enquiry, setEnquiry] = useState<Enquiry>();
  const [isOpen, setIsOpen] = useState(false);

  const openReply = async (to: Enquiry) => {
    if (!(await fetch())) return;
    setEnquiry(to);
    setIsOpen(true);
  };

  const dialog = ReplyDialog && enquiry && (
    <ReplyDialog
      key={enquiry.id}
      enquiry={enquiry}
      onContact={onContact}
      open={isOpen}
      onClose={() => setIsOpen(false)}
      afterClose={() => setEnquiry(undefined)}
    />
  );
  return { dialog, openReply: (to) => void openReply(to) };
}
