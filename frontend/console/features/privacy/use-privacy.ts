import useSWR from 'swr';
import { staffApi } from '../session/staff-api.ts';

export const privacyKey = 'privacy';

/** Fetches privacy requests, past erasures, and the enquiries that are anonymised soon. */
export const usePrivacy = () => useSWR(privacyKey, () => staffApi('GET /privacy'));
