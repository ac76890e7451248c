import type { RequestKey } from '../../../features/requests/request-key.ts';
import type { RequestView } from '../../../features/requests/request-view.ts';

/** What a list of requests needs, as a table or as cards. */
export interface RequestListProps {
  requests: RequestView[];
  openId: string | undefined;
  /** The query that opens a request. */
  openSearch: (request: RequestKey) => string;
  onDelete: (request: RequestView) => void;
  /** Opens the dialog to write to the customer. */
  onReply: (request: RequestView) => void;
  loading: boolean;
}
