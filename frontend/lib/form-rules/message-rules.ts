import type { ApiRequest } from '../api.ts';
import { contactFaults, type FormFault, missingFields } from './form-fault.ts';

export type MessageInput = NonNullable<ApiRequest<'POST /messages'>['body']>;

/** Every fault of a contact message; none means it may be sent. */
export const checkMessage = (body: MessageInput): FormFault[] => [
  ...missingFields(body, ['name', 'email', 'phone', 'message']),
  ...contactFaults(body),
];
