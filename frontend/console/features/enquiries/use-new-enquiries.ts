import { createContext, use } from 'react';
import type { ApiData } from '#shared/lib/api.ts';

/** The numbers of new enquiries: in total, and by type. */
export type NewEnquiries = ApiData<'GET /overview/new'>;

/** The key of the poll. */
export const newEnquiriesKey = 'new-requests';

export const NewEnquiriesContext = createContext<NewEnquiries | undefined>(undefined);

/** Returns the new requests; undefined until the first reply. */
export const useNewEnquiries = () => use(NewEnquiriesContext);

/** The failure of the last poll. */
export const PollErrorContext = createContext<unknown>(undefined);
