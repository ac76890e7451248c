import { Message, MessageBody } from './enquiries.ts';
import { enquiryRoutes } from './enquiry-routes.ts';

const routes = enquiryRoutes({
  type: 'message',
  name: 'Message',
  folder: 'messages',
  body: MessageBody,
  entity: Message,
});

export const createMessage = routes.create;
export const listMessages = routes.list;
export const getMessage = routes.get;
export const updateMessage = routes.update;
export const deleteMessage = routes.delete;
