import { countQueue } from '#contracts/api/desk';
import { enquiryTypes } from '#contracts/api/overview';
import { routeHandler } from '../../http/route-handler.ts';
import * as queue from '../../logic/desk/queue.ts';

export const handler = routeHandler(countQueue, ({ query: { types = enquiryTypes }, session }) =>
  queue.countQueue(types, session.staff.email),
);
