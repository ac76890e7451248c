import useSWR from 'swr';
import { staffApi } from '../session/staff-api.ts';

export const readQuoteSettings = () => staffApi('GET /desk/quote-settings');

/** Reads the settings of new quotes. It never reads them again by itself, since that would replace what a form shows. */
export const useQuoteSettings = () =>
  useSWR('quote settings', readQuoteSettings, { revalidateOnFocus: false, revalidateOnReconnect: false });
