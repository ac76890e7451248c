import { getSitePicture } from '#contracts/api/site-pictures';
import { routeHandler } from '../../http/route-handler.ts';
import { stateOfPicture } from '../../logic/site-pictures/pictures.ts';

export const handler = routeHandler(getSitePicture, ({ params }) => stateOfPicture(params.id));
