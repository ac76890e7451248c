import { isDeepStrictEqual } from 'node:util';
import type { DraftContent } from '#contracts/api/draft-shapes';
import { HoursBody } from '#contracts/api/hours';
import { byDay } from '#contracts/api/season-rules';
import { SeasonsBody } from '#contracts/api/seasons';
import { type ImportedSetting, importedSettings } from '#contracts/api/site-archive';
import { parseFields } from '#contracts/field-kit/field-issues';
import { readHours, replaceHours } from '../../data/hours.ts';
import { readSeasons, replaceSeasons } from '../../data/seasons.ts';
import { ValidationFailed } from '../../errors.ts';
import type { Change } from './documents.ts';

/** The seasons and the working hours of an import. Here they replace what is set, whatever its version. */

const schemas = { seasons: SeasonsBody, hours: HoursBody } as const;

/** @throws ValidationFailed */
function settingIn(id: string, content: DraftContent) {
  const name = importedSettings.find((one) => one === id);
  if (!name) throw new ValidationFailed([{ field: 'id', code: 'not_an_option' }]);
  // The version is that of the system from which it comes.
  const parsed = parseFields(schemas[name], { ...content, version: 0 });
  if (parsed.issues) throw new ValidationFailed(parsed.issues);
  return parsed.data;
}

async function settingHere(name: ImportedSetting) {
  if (name === 'seasons') {
    const { updated_at: _, ...seasons } = await readSeasons();
    return seasons;
  }
  const { updated_at: _, updated_by: __, ...hours } = await readHours();
  return hours;
}

type Setting = ReturnType<typeof settingIn>;

/** What it says, without its version and in one order. */
const saidIn = ({ version: _, ...said }: Setting): unknown =>
  JSON.parse(JSON.stringify('seasons' in said ? said.seasons.toSorted(byDay) : said));

const isSame = (one: Setting, other: Setting) => isDeepStrictEqual(saidIn(one), saidIn(other));

/** @throws ValidationFailed */
export async function changeOfSetting(id: string, content: DraftContent): Promise<Change> {
  const setting = settingIn(id, content);
  return isSame(setting, await settingHere(id as ImportedSetting)) ? 'same' : 'changed';
}

export async function applySetting(id: string, content: DraftContent): Promise<void> {
  const [setting, here] = [settingIn(id, content), await settingHere(id as ImportedSetting)];
  if (isSame(setting, here)) return;
  const { version } = here;
  if ('seasons' in setting) await replaceSeasons(setting.seasons, version);
  else await replaceHours({ ...setting, version }, null);
}
