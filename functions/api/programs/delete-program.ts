import { deleteProgram } from '#contracts/programs';
import { routeHandler } from '../../http/route-handler.ts';
import { deleteProgramWithPhotos } from '../../logic/photos.ts';

export const handler = routeHandler(deleteProgram, ({ params }) => deleteProgramWithPhotos(params.id));
