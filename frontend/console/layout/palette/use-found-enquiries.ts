import useSWR from 'swr';
import { useSettled } from '../../components/use-settled.ts';
import { longestSearch } from '../../features/enquiries/enquiry-filters.ts';
import { listEnquiries } from '../../features/enquiries/list-enquiries.ts';

const mostShown = 6;
const shortest = 2;

/** Searches the requests of all types by reference, phone number, name and address, while the user types. */
export function useFoundEnquiries(sought: string) {
  const settled = useSettled(sought);
  const { data, isLoading } = useSWR(
    settled.length < shortest ? null : (['palette', settled.slice(0, longestSearch)] as const),
    ([, q]) => listEnquiries(undefined, { q }, { limit: mostShown }),
    { keepPreviousData: true },
  );
  return {
    enquiries: sought.length < shortest ? [] : (data?.enquiries ?? []),
    isSearching: isLoading || settled !== sought,
  };
}
