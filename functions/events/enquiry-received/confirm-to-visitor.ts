import { confirmToVisitor } from '#contracts/events';
import { toEnquiry } from '../../data/enquiry-items.ts';
import * as mails from '../../logic/enquiry-mails.ts';
import { changeHandler, newItem } from '../change-handler.ts';

/** Confirms a new enquiry to the visitor. */
export const handler = changeHandler(confirmToVisitor, {
  parse: (change) => toEnquiry(newItem(change)),
  handle: mails.confirmToVisitor,
});
