import type { Enquiry } from '#contracts/api/enquiries';
import type { EnquiryKey } from '../../features/enquiries/enquiry-key.ts';
import type { Selection } from './selection/use-selection.ts';

/** Props of both forms of the list: table and cards. */
export interface EnquiryListProps {
  enquiries: Enquiry[];
  openId: string | undefined;
  /** Returns the query that opens a request. */
  openSearch: (enquiry: EnquiryKey) => string;
  onDelete: (enquiry: Enquiry) => void;
  /** Opens the reply dialog. */
  onReply: (enquiry: Enquiry) => void;
  loading: boolean;
  /** Undefined for staff who may only read. */
  selection: Selection | undefined;
}
