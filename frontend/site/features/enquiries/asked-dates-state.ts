import type { ChosenParty } from '#catalogue/party';
import type { Total } from '#catalogue/prices';
import type { Program } from '#contracts/api/programs';
import type { EnquiryBody } from '#shared/features/enquiries/send-enquiry.ts';
import type { DepartureView } from '../programs/departure-view.ts';

/** The departure and the party for which the visitor asks. The address has them, so that a reload keeps them. */
export interface AskedDatesState {
  departures: DepartureView[];
  chosen: DepartureView;
  party: ChosenParty;
  total: Total | undefined;
  /** True if the departure in the address cannot be had any more: another one is proposed. */
  isReplaced: boolean;
  /** The fields of a request that say what was chosen and seen. */
  body: Partial<EnquiryBody<'POST /customs'>>;
  set: (departureId: string, party: ChosenParty) => void;
}

/** A hook that finds them in the address. Only the form that can ask for a departure brings its code. */
export type UseAskedDates = (program: Program | undefined) => AskedDatesState | undefined;
