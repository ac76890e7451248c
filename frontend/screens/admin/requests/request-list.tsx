import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import type { RequestView } from '../../../features/requests/request-view.ts';
import { RequestCards } from './request-cards.tsx';
import { RequestTable } from './request-table.tsx';

export interface RequestListProps {
  requests: RequestView[];
  openId: string | undefined;
  /** The query that opens a request. */
  openSearch: (id: string) => string;
  onDelete: (request: RequestView) => void;
  loading: boolean;
}

export function RequestList(props: RequestListProps) {
  const { xl } = useBreakpoint();
  return xl ? <RequestTable {...props} /> : <RequestCards {...props} />;
}
