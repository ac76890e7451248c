import type { EnquiryKey } from '../../../features/enquiries/staff/enquiry-key.ts';
import type { EnquiryView } from '../../../features/enquiries/staff/enquiry-view.ts';
import type { Selection } from './selection/use-selection.ts';

/** Props of both forms of the list: table and cards. */
export interface EnquiryListProps {
  enquiries: EnquiryView[];
  openId: string | undefined;
  /** Returns the query that opens a request. */
  openSearch: (enquiry: EnquiryKey) => string;
  onDelete: (enquiry: EnquiryView) => void;
  /** Opens the reply dialog. */
  onReply: (enquiry: EnquiryView) => void;
  loading: boolean;
  /** Undefined for staff who may only read. */
  selection: Selection | undefined;
}
