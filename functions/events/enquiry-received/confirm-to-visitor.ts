import { confirmToVisitor } from '#contracts/events';
import { isStored } from '../../data/enquiries.ts';
import { toEnquiry } from '../../data/enquiry-items.ts';
import * as confirmations from '../../logic/confirmations.ts';
import { changeHandler, newItem } from '../change-handler.ts';

/** Confirms a new enquiry to the visitor. */
export const handler = changeHandler(confirmToVisitor, {
  parse: (change) => toEnquiry(newItem(change)),
  handle: async (enquiry) => ((await isStored(enquiry)) ? confirmations.confirmToVisitor(enquiry) : 'erased'),
});
