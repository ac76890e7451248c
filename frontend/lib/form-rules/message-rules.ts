import type { ApiRequest } from '../api.ts';
import { contactFaults, type FormFault, missingFields } from './form-fault.ts';

export type MessageInput = NonNullable<ApiRequest<'POST /messages'>['body']>;

/** The contract's limit on a message, in characters. */
export const longestMessage = 5000;

/** Every fault of a contact message; none means it may be sent. */
export const checkMessage = (body: MessageInput): FormFault[] => [
  ...missingFields(body, ['name', 'email', 'phone', 'message']),
  ...lengthFaults(body),
  ...contactFaults(body),
];

const lengthFaults = ({ message }: MessageInput): FormFault[] =>
  [...message].length > longestMessage ? [{ field: 'message', code: 'too_long' }] : [];
