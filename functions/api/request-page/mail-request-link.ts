import { mailRequestLink } from '#contracts/api/request-page';
import { publicHandler } from '../../http/public-handler.ts';
import { mailLostLink } from '../../logic/request-page/lost-link.ts';

export const handler = publicHandler(mailRequestLink, ({ body, address }) => mailLostLink(body, address));
