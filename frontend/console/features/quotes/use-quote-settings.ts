import useSWR from 'swr';
import { staffApi } from '../session/staff-api.ts';

export const readQuoteSettings = () => staffApi('GET /desk/quote-settings');

/** What quotes begin with. Only what a person asks for replaces what a form shows. */
export const useQuoteSettings = () =>
  useSWR('quote settings', readQuoteSettings, { revalidateOnFocus: false, revalidateOnReconnect: false });
