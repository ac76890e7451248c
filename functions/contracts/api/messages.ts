import { Message, MessageBody } from './enquiries.ts';
import { messageFields } from './enquiry-kinds/message.ts';
import { createRoute, deleteRoute, getRoute, listRoute, updateRoute } from './enquiry-routes.ts';

export const messageKind = {
  type: 'message',
  fields: messageFields,
  name: 'Message',
  folder: 'messages',
  body: MessageBody,
  entity: Message,
} as const;

export const createMessage = createRoute(messageKind);
export const listMessages = listRoute(messageKind);
export const getMessage = getRoute(messageKind);
export const updateMessage = updateRoute(messageKind);
export const deleteMessage = deleteRoute(messageKind);
