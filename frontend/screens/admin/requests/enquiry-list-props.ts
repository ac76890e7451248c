import type { EnquiryKey } from '../../../features/enquiries/staff/enquiry-key.ts';
import type { EnquiryView } from '../../../features/enquiries/staff/enquiry-view.ts';

/** Props of a list of enquiries, as a table or as cards. */
export interface EnquiryListProps {
  enquiries: EnquiryView[];
  openId: string | undefined;
  /** The query that opens a request. */
  openSearch: (enquiry: EnquiryKey) => string;
  onDelete: (enquiry: EnquiryView) => void;
  /** Opens the dialog to write to the customer. */
  onReply: (enquiry: EnquiryView) => void;
  loading: boolean;
}
