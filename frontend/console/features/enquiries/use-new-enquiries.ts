import { createContext, use } from 'react';
import type { ApiData } from '#shared/lib/api.ts';

/** The numbers of enquiries that need an answer, and of new ones: in total, and by type. */
export type NewEnquiries = ApiData<'GET /overview/new'>;

/** The key of the poll. */
export const newEnquiriesKey = 'new-requests';

export const NewEnquiriesContext = createContext<NewEnquiries | undefined>(undefined);

/** Returns the new requests; undefined until the first reply. */
export const useNewEnquiries = () => use(NewEnquiriesContext);

/** The failure of the last poll. */
export const PollErrorContext = createContext<unknown>(undefined);

/** How many need an answer. A server of an earlier release counts only what is new. */
export const waitingIn = ({ waiting, count, more }: Pick<NewEnquiries, 'waiting' | 'count' | 'more'>) =>
  waiting ?? { count, more };
