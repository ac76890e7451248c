import { takeQuoteSeats } from '#contracts/platform/consumers';
import { takeSeatsOfAccepted } from '../../logic/quotes/seats.ts';
import { changeHandler } from '../change-handler.ts';
import { followedUpBy, handleEntries } from '../followed-up-enquiry.ts';

/** Takes the seats of an accepted quote, if the call that accepted it could not. */
export const handler = changeHandler(takeQuoteSeats, {
  parse: followedUpBy((action) => action === 'quote_accepted'),
  handle: handleEntries(takeSeatsOfAccepted),
});
