import type { Namespace } from '#shared/lib/i18n.ts';

/** The texts of the public forms, whose fields the dialogs for staff show. */
export const formTexts: readonly Namespace[] = ['flightBooking', 'hotelBooking', 'customJourney', 'contact'];
