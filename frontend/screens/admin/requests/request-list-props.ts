import type { EnquiryKey } from '../../../features/enquiries/staff/enquiry-key.ts';
import type { EnquiryView } from '../../../features/enquiries/staff/enquiry-view.ts';

/** What a list of requests needs, as a table or as cards. */
export interface RequestListProps {
  requests: EnquiryView[];
  openId: string | undefined;
  /** The query that opens a request. */
  openSearch: (request: EnquiryKey) => string;
  onDelete: (request: EnquiryView) => void;
  /** Opens the dialog to write to the customer. */
  onReply: (request: EnquiryView) => void;
  loading: boolean;
}
