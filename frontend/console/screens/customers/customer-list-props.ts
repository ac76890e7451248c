import type { Customer } from '#contracts/api/customers';

/** Props of both forms of the list: table and cards. */
export interface CustomerListProps {
  customers: Customer[];
  openId: string | undefined;
  /** Returns the query that opens a customer. */
  openSearch: (id: string) => string;
  loading: boolean;
  /** True while the card stands beside the list and takes its room. */
  isBeside: boolean;
}
