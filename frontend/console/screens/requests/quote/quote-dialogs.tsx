import type { ContactChannel, Enquiry } from '#contracts/api/enquiries';
import { QuoteDialog } from './quote-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import type { OpenedQuote, SharedQuote } from './use-quote.tsx';

interface Props {
  opened: OpenedQuote | undefined;
  isOpen: boolean;
  onClose: () => void;
  afterClose: () => void;
  shared: SharedQuote | undefined;
  onShare: (shared: SharedQuote | undefined) => void;
  onContact: (enquiry: Enquiry, channel: ContactChannel) => void;
}

/** The editor of a quote, and the message with its link. */
export default function QuoteDialogs({ opened, isOpen, onClose, afterClose, shared, onShare, onContact }: Props) {
  return (
    <>
      {opened && (
        <QuoteDialog
          key={`${opened.source.enquiry.id} ${opened.from?.id}`}
          {...opened}
          open={isOpen}
          onShare={(linked) => onShare({ enquiry: opened.source.enquiry, linked, isAgain: false })}
          onClose={onClose}
          afterClose={afterClose}
        />
      )}
      {shared && (
        <ShareDialog key={shared.linked.link} {...shared} onContact={onContact} onClose={() => onShare(undefined)} />
      )}
    </>
  );
}
