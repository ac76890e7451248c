import { seeMention } from '#contracts/api/mentions';
import { removeMention } from '../../data/mentions.ts';
import { routeHandler } from '../../http/route-handler.ts';

export const handler = routeHandler(seeMention, ({ params, session }) => removeMention(session.staff.email, params));
