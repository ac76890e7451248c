import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { anyone } from '#contracts/api/figure-filter-rules';
import { paths } from '#contracts/website/paths';
import { writeAddress } from '../../lib/private-query.ts';
import { type EnquiryFilters, writeFilters } from './enquiry-filters.ts';
import type { Period } from './period.ts';

/** The address of the requests that a figure of the period counts. */
export function requestsOf(
  { from, to }: Period,
  filters: EnquiryFilters = {},
  screen: string = paths.admin.requests,
): string {
  const { search, hash } = writeAddress(writeFilters(new URLSearchParams(), { from, to, ...filters }));
  return screen + search + hash;
}

/** The filters of the requests received, with an offer and booked. */
export const saleOf = { received: {}, offered: { sale: 'quoted' }, won: { sale: 'won' } } as const;

/** The requests from whose first answers medians and shares are computed. */
export const answeredOf = (period: Period): string => requestsOf(period, { answered_by: anyone });

/** This style keeps a link above the larger link around it. */
export const above = { position: 'relative', zIndex: 1 } as const;

interface Props {
  /** The number. */
  children: ReactNode;
  /** Says what the number counts. */
  label: string;
  to: string;
}

/** A number that opens the requests it counts. */
export const FigureLink = ({ children, label, to }: Props) => (
  <Link
    to={to}
    aria-label={label}
    style={{ ...above, display: 'inline-block', paddingBlock: '0.25rem', textDecoration: 'underline' }}
  >
    {children}
  </Link>
);
