import useSWR from 'swr';
import type { Enquiry } from '#contracts/api/enquiries';
import { getEnquiry } from './get-enquiry.ts';
import { useOnArrival } from './use-on-arrival.ts';

/** The requests that are merged into one, without those that are deleted or were taken out meanwhile. */
export function useMergedEnquiries({ id, merged }: Enquiry): readonly Enquiry[] {
  const key = merged.length > 0 ? (['merged', id, ...merged.map((ref) => ref.id)] as const) : null;
  const { data = [], mutate } = useSWR(
    key,
    async () => {
      const found = await Promise.allSettled(merged.map(getEnquiry));
      return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    },
    { refreshInterval: refreshEvery },
  );
  useOnArrival(() => void mutate());
  return data.filter(({ merged_into }) => merged_into?.id === id);
}

/** The console reads the request that has them as often. */
const refreshEvery = 30_000;
