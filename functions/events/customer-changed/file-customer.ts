import { fileCustomer } from '#contracts/platform/consumers';
import { fileNumber } from '../../logic/customers/file.ts';
import { changeHandler } from '../change-handler.ts';
import { customerChanged } from '../changed-customer.ts';

/** Files a request that has arrived, changed or gone on the card of its number, and of the one that it had before. */
export const handler = changeHandler(fileCustomer, {
  parse: customerChanged,
  handle: async ({ type, id, phones }) => {
    for (const phone of phones) await fileNumber(phone, { pk: type, sk: id });
    return 'filed';
  },
});
