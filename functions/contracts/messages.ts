import { Message, MessageBody } from './enquiries.ts';
import { createRoute, deleteRoute, getRoute, listRoute, updateRoute } from './enquiry-routes.ts';

const kind = {
  type: 'message',
  name: 'Message',
  folder: 'messages',
  body: MessageBody,
  entity: Message,
} as const;

export const createMessage = createRoute(kind);
export const listMessages = listRoute(kind);
export const getMessage = getRoute(kind);
export const updateMessage = updateRoute(kind);
export const deleteMessage = deleteRoute(kind);
