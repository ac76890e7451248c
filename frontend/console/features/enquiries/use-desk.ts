import useSWR from 'swr';
import { staffApi } from '../session/staff-api.ts';

/** The colleagues to whom requests can be given, who of them is on duty, and the reader's id. */
export const useDesk = () => useSWR('desk', () => staffApi('GET /desk'), { revalidateIfStale: false });
