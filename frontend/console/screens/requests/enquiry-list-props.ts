import type { ContactChannel, Enquiry } from '#contracts/api/enquiries';
import type { Quote } from '#contracts/api/quotes';
import type { EnquiryKey } from '../../features/enquiries/enquiry-key.ts';
import type { ListLook } from '../../features/views/list-look.ts';
import type { Selection } from './selection/use-selection.ts';

/** The actions of staff on a request, wherever it is shown. */
export interface RowActions {
  onDelete: (enquiry: Enquiry) => void;
  /** Opens the reply dialog. */
  onReply: (enquiry: Enquiry) => void;
  /** Opens the editor of a quote: a new one, or a further version of one. */
  onQuote: (enquiry: Enquiry, from?: Quote) => void;
  /** Records a contact that staff have begun. */
  onContact: (enquiry: Enquiry, channel: ContactChannel) => void;
  /** Asks how the last contact went. */
  onAsk: (enquiry: Enquiry) => void;
}

/** Props of both forms of the list: table and cards. */
export interface EnquiryListProps extends RowActions {
  enquiries: Enquiry[];
  openId: string | undefined;
  /** Returns the query that opens a request. */
  openSearch: (enquiry: EnquiryKey) => string;
  loading: boolean;
  /** Undefined for staff who may only read. */
  selection: Selection | undefined;
  /** True while the panel stands beside the list and takes its room. */
  isBeside: boolean;
  look: ListLook;
}
