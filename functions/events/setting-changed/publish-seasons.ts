import { publishSeasons } from '#contracts/platform/consumers';
import { SettingChanged } from '#contracts/platform/events';
import { seasonsKey } from '../../data/season-items.ts';
import { seasonsChanged } from '../../logic/publishing/publish-seasons.ts';
import { changeHandler } from '../change-handler.ts';

/** Publishes changed seasons. Other settings are shown nowhere on the site. */
export const handler = changeHandler(publishSeasons, {
  parse: ({ key }) => SettingChanged.parse({ setting: key.pk }),
  handle: async ({ setting }) => setting === seasonsKey.pk && seasonsChanged(),
});
