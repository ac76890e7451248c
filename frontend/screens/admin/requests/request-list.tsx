import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import { RequestCards } from './request-cards.tsx';
import type { RequestListProps } from './request-list-props.ts';
import { RequestTable } from './request-table.tsx';

/** A table where there is room for its columns, else cards. */
export function RequestList(props: RequestListProps) {
  const { xl } = useBreakpoint();
  return xl ? <RequestTable {...props} /> : <RequestCards {...props} />;
}
