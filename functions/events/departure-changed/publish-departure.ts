import { publishDeparture } from '#contracts/platform/consumers';
import { DepartureChanged } from '#contracts/platform/events';
import { programIdOf } from '../../data/departure-items.ts';
import { programChanged } from '../../logic/publishing/publish-programs.ts';
import { changeHandler } from '../change-handler.ts';

/** Publishes the pages of the program whose departure has changed. */
export const handler = changeHandler(publishDeparture, {
  parse: ({ key }) => DepartureChanged.parse({ program_id: programIdOf(key) }),
  handle: ({ program_id }) => programChanged(program_id),
});
