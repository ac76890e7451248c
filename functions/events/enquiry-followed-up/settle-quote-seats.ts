import { settleQuoteSeats } from '#contracts/platform/consumers';
import { isAboutSeats, settleSeatsAfter } from '../../logic/quotes/seats.ts';
import { changeHandler } from '../change-handler.ts';
import { followedUpBy, handleEntries } from '../followed-up-enquiry.ts';

/** Takes or returns the seats of an accepted quote, if the call on which they depend could not. */
export const handler = changeHandler(settleQuoteSeats, {
  parse: followedUpBy(isAboutSeats),
  handle: handleEntries(settleSeatsAfter),
});
