import { useNewEnquiries } from './use-new-enquiries.ts';

/** The requests whose notes mention the reader. A server of an earlier release lists none. */
export const useMentions = () => useNewEnquiries()?.mentions ?? [];
