import { checkMessage } from '../../../lib/form-rules/message-rules.ts';
import type { EnquiryDefinition } from '../enquiry-definition.ts';

export interface MessageValues {
  name: string;
  phone: string;
  email: string;
  message: string;
}

/** The contact form (specification, section 3, "Contact message"). */
export const messageDefinition: EnquiryDefinition<MessageValues, 'POST /messages'> = {
  name: 'message',
  route: 'POST /messages',
  empty: { name: '', phone: '', email: '', message: '' },
  fieldOrder: ['name', 'phone', 'email', 'message'],
  toBody: (values, programId) => ({ ...values, message: values.message.trim(), program_id: programId }),
  check: checkMessage,
};
