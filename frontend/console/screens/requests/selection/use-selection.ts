import { useState } from 'react';
import type { Enquiry } from '#contracts/api/enquiries';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';
import type { EnquiryFilters } from '../../../features/enquiries/enquiry-filters.ts';
import { deleteRoute, updateRoute } from '../../../features/enquiries/enquiry-routes.ts';
import type { EnquiryPages } from '../../../features/enquiries/use-enquiries.ts';
import { useMayCall } from '../../../features/session/use-may.ts';

export interface Selection {
  /** In the list's order. */
  enquiries: Enquiry[];
  choose: (ids: readonly string[]) => void;
  drop: (ids: readonly string[]) => void;
  /** True while cards show checkboxes in place of their actions. */
  isChoosing: boolean;
  setChoosing: (isChoosing: boolean) => void;
}

/**
 * The selected enquiries of a list, for staff who may change them. The selection survives further pages, and is dropped
 * when the filters change.
 */
export function useSelection(
  type: EnquiryType | undefined,
  filters: EnquiryFilters,
  list: EnquiryPages,
): Selection | undefined {
  const mayCall = useMayCall();
  const wanted = JSON.stringify(filters);
  const [shown, setShown] = useState(wanted);
  const [ids, setIds] = useState<readonly string[]>([]);
  const [isChoosing, setChoosing] = useState(false);
  if (shown !== wanted) {
    setShown(wanted);
    setIds([]);
  }

  const types = type ? [type] : EnquiryType.options;
  if (!types.every((one) => mayCall(updateRoute(one)) && mayCall(deleteRoute(one)))) return undefined;
  const chosen = new Set(shown === wanted ? ids : []);
  const enquiries = list.enquiries?.filter(({ id }) => chosen.has(id)) ?? [];
  return {
    enquiries,
    choose: setIds,
    drop: (dropped) => setIds((all) => all.filter((id) => !dropped.includes(id))),
    isChoosing: isChoosing || enquiries.length > 0,
    setChoosing: (next) => {
      setChoosing(next);
      if (!next) setIds([]);
    },
  };
}
