import { messageFields } from '#contracts/api/enquiry-kinds/message';
import { ruleOrder } from '#contracts/field-kit/rules';
import type { EnquiryDefinition } from '../enquiry-definition.ts';
import { contactNames, emptyValues, type FormValues, namesIn } from '../form-values.ts';

export type MessageValues = FormValues<typeof messageFields>;

/** The limit in characters. */
export const longestMessage = messageFields.message.limit;

/** Definition of the contact form. */
export const messageDefinition: EnquiryDefinition<MessageValues, 'POST /messages'> = {
  name: 'message',
  route: 'POST /messages',
  empty: emptyValues(messageFields),
  fieldOrder: [...contactNames, ...namesIn(messageFields)],
  toBody: (values, programId) => ({ ...values, message: values.message.trim(), program_id: programId }),
  checks: { fields: messageFields, order: ruleOrder.message },
};
