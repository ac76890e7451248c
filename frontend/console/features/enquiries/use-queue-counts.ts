import { useEffect } from 'react';
import useSWR from 'swr';
import type { EnquiryType } from '#contracts/api/enquiries';
import { staffApi } from '../session/staff-api.ts';
import { onNews } from './enquiry-news.ts';
import { useOnArrival } from './use-on-arrival.ts';

const refreshEvery = 30_000;

/** Returns how many requests of a type, or of all, each tab of the queue has; undefined until it is known. */
export function useQueueCounts(type: EnquiryType | undefined) {
  const read = () => staffApi('GET /desk/counts', { query: { types: type } });
  const { data, mutate } = useSWR(['queue counts', type], read, { refreshInterval: refreshEvery });
  useOnArrival(() => void mutate());
  useEffect(() => onNews(({ kind }) => kind !== 'expected' && void mutate()), [mutate]);
  return data;
}
