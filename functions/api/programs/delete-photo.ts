import { deletePhoto } from '#contracts/api/photos';
import { routeHandler } from '../../http/route-handler.ts';
import * as photos from '../../logic/photos/photos.ts';

export const handler = routeHandler(deletePhoto, ({ params }) => photos.deletePhoto(params.id, params.photoId));
