import { readIfExists } from './files.ts';
import { parseJson } from './parse-json.ts';
import { StartError } from './start-error.ts';

/**
 * Reads a JSON file; undefined if it does not exist.
 * @param whatToDo if the file is damaged: "delete it"
 * @throws StartError naming the file if its content is not JSON
 */
export async function readJson(path: string, whatToDo: string): Promise<unknown> {
  const file = await readIfExists(path);
  if (!file) return undefined;
  const content = parseJson(file);
  if (content === undefined) throw new StartError(`${path} is damaged: ${whatToDo}.`);
  return content;
}

/** Logs a damaged file, which its list leaves out. */
export function leaveOut(error: Error): undefined {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
}
