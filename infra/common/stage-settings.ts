import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkSettings, type SettingIssue, type StageSettings } from '#contracts/stage-settings/check-settings';
import { meanings, type SettingName } from '#contracts/stage-settings/meanings';
import { type StageName, stages } from '#contracts/stage-settings/stages';
import { CopyRegion, missing, noCopies } from '#contracts/stage-settings/values';
import { isMissing } from './files.ts';
import { didYouMean } from './nearest.ts';
import { isRegion } from './regions.ts';
import { StartError } from './start-error.ts';

const root = join(import.meta.dirname, '../..');

/** The committed file with a stage's settings. */
export const settingsFile = (stage: StageName): string => join(root, 'infra/settings', `${stage}.json`);
const exampleFile = join(root, 'infra/settings/production.example.json');

/** Returns a file's path for messages: relative to the project's folder if the file is inside it. */
export const pathOf = (file: string): string => (relative(root, file).startsWith('..') ? file : relative(root, file));

/** @throws StartError if there is no such stage */
export function asStage(name: string): StageName {
  const stage = stages.find((one) => one === name);
  if (!stage) throw new StartError(`There is no stage "${name}": it is ${stages.join(' or ')}.`);
  return stage;
}

/**
 * Reads a stage's settings. A dev stage needs no file.
 * @throws StartError with one sentence for each issue
 */
export function readStageSettings(stage: StageName, file = settingsFile(stage)): StageSettings {
  const { values, twice } = readValues(stage, file);
  const result = checkSettings(stage, values);
  const issues = [
    ...twice.map((name) => ({ name, rule: 'is given twice' })),
    ...('issues' in result ? result.issues : []),
    ...regionIssues(values),
  ];
  if ('settings' in result && issues.length === 0) return result.settings;
  const headline = `${pathOf(file)} has ${issues.length === 1 ? 'an issue' : `${issues.length} issues`}:`;
  throw new StartError([headline, ...issues.map((issue) => `  ${sentence(issue)}`)].join('\n'));
}

/** A region that is well formed may still not exist; the contracts do not know. */
function regionIssues({ backupCopyRegion: value }: Record<string, unknown>): SettingIssue[] {
  if (!CopyRegion.safeParse(value).success || value === noCopies || isRegion(String(value))) return [];
  return [{ name: 'backupCopyRegion', rule: 'must be a region of AWS', value }];
}

function readValues(stage: StageName, file: string): { values: Record<string, unknown>; twice: string[] } {
  let values: unknown;
  let text = '';
  try {
    // Unlike 'utf8', the decoder drops the byte-order mark that editors on Windows write.
    text = new TextDecoder().decode(readFileSync(file));
    values = JSON.parse(text);
  } catch (error) {
    if (!isMissing(error)) throw new StartError(`${pathOf(file)} cannot be read: ${(error as Error).message}.`);
    if (stage === 'dev' && file === settingsFile(stage)) return { values: {}, twice: [] };
    throw new StartError(`There is no ${pathOf(file)}: copy ${pathOf(exampleFile)} there, fill it in and commit it.`);
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    throw new StartError(`${pathOf(file)} must be an object: { "name": value, … }.`);
  }
  return { values: values as Record<string, unknown>, twice: namedTwice(text) };
}

/** Returns the names that stand more than once in an object's JSON, of which JSON.parse keeps the last. */
function namedTwice(json: string): string[] {
  let depth = 0;
  const names: string[] = [];
  for (const [token, text] of json.matchAll(/("(?:[^"\\]|\\.)*")(?=\s*:)|"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (text && depth === 1) names.push(JSON.parse(text));
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
  }
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

/** Describes one issue: `rateLimit must be a whole number of 100 or more, and is "2000".` */
function sentence({ name, rule, value }: SettingIssue): string {
  const meaning = meanings[name as SettingName];
  if (!meaning) return `${name} ${rule}.${didYouMean(name, Object.keys(meanings))}`;
  if (rule === missing) return `${name} ${rule}: ${meaning}.`;
  const isShown = value !== undefined && rule.startsWith('must');
  return `${name} ${rule}${isShown ? `, and is ${JSON.stringify(value)}` : ''}.`;
}

/**
 * Says where a setting is now that used to be `-c name=value`.
 * @param known the names that `-c` still accepts
 */
export function placeOf(name: string, stage: StageName, known: readonly string[] = []): string {
  if (name in meanings) return `-c ${name} is a setting now: write it to ${pathOf(settingsFile(stage))}.`;
  return `-c ${name}: there is no such setting.${didYouMean(name, [...Object.keys(meanings), ...known])}`;
}
