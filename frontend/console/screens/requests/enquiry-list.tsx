import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import { EnquiryCards } from './enquiry-cards.tsx';
import type { EnquiryListProps } from './enquiry-list-props.ts';
import { EnquiryTable } from './enquiry-table.tsx';

/** A table if there is room for its columns, else cards. */
export function EnquiryList(props: EnquiryListProps) {
  const { xl } = useBreakpoint();
  return xl ? <EnquiryTable {...props} /> : <EnquiryCards {...props} />;
}
