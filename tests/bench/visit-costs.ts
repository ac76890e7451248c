import { visit } from '../support/visit.ts';
import { printTable } from './measure.ts';

/** US dollars at the list prices of us-east-1, to the Middle East, without free shares: see `docs/operations.md`. */
const prices = { millionRequests: 1.2, gigabyte: 0.11, millionCdnCalls: 0.1, millionFirewallRequests: 0.6 };
/** Two visits in a hundred send an enquiry; `docs/operations.md` has the parts of it. */
const backendOfVisit = 0.43 / 100_000;
const days = 30;

/** What visits cost in a month, by their number a day. */
export function monthlyCosts(visitsADay: number) {
  const millions = (visitsADay * days) / 1_000_000;
  return {
    requests: millions * visit.requests * prices.millionRequests,
    bytes: millions * visit.kilobytes * prices.gigabyte,
    // A function runs before and after each page.
    calls: millions * visit.pages * 2 * prices.millionCdnCalls,
    backend: visitsADay * days * backendOfVisit,
    firewall: millions * visit.requests * prices.millionFirewallRequests,
  };
}

/** Prints what visits cost in a month, by their number a day. */
export function printVisitCosts(): void {
  const dollars = (amount: number) => amount.toFixed(amount < 10 ? 2 : 0);
  const rows = [10_000, 1_000_000].map((visitsADay) => {
    const { requests, bytes, calls, backend, firewall } = monthlyCosts(visitsADay);
    return {
      'visits a day': visitsADay,
      'CDN: requests': dollars(requests),
      'CDN: bytes': dollars(bytes),
      'CDN: functions': dollars(calls),
      backend: dollars(backend),
      sum: dollars(requests + bytes + calls + backend),
      'firewall: requests': dollars(firewall),
    };
  });
  printTable(`A month in dollars, for visits of ${visit.requests} requests and ${visit.kilobytes} kB`, rows);
}
