import { finishSiteImport } from '#contracts/platform/consumers';
import { SiteContentChanged } from '#contracts/platform/events';
import { importPartition, importState } from '../../data/site-import.ts';
import { applyImport } from '../../logic/site-import/apply.ts';
import { changeHandler } from '../change-handler.ts';

/** Applies an import once an owner has started it. */
export const handler = changeHandler(finishSiteImport, {
  parse: ({ key }) => SiteContentChanged.parse({ section: key.pk, state: key.sk }),
  handle: async ({ section, state }) => {
    if (section === importPartition && state === importState) await applyImport();
  },
});
