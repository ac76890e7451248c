import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { queryParameters } from '#contracts/api/query-parameters';
import { routes } from '#contracts/api/routes';
import { languages } from '#contracts/field-kit/language';
import { filteredLists, listChoices, nearLists, openChoices, pageNumber } from '#contracts/website/list-choices';
import { movedPrefix } from '#contracts/website/moved';
import { consolePatterns, notFound, pageNames } from '#contracts/website/pages';
import { paths } from '#contracts/website/paths';
import { listNames, wholeList } from '#contracts/website/program-list';
import { listDataPath } from '#contracts/website/published-data';

type ViewerFunction = 'page-request' | 'page-response' | 'api-request';

/** The values that differ between stages. */
export interface ViewerSettings {
  /** True if partners' systems may read the programs. */
  octo: boolean;
}

/** Returns the code of a CloudFront function: one script with a global `handler`. */
export function viewerFunction(name: ViewerFunction, { octo }: ViewerSettings): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, `${name}.ts`)],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2015',
    minifyWhitespace: true,
    charset: 'utf8',
    define: {
      LANGUAGES: JSON.stringify(languages),
      SCREENS: JSON.stringify(pageNames),
      QUERY_PARAMETERS: JSON.stringify([...new Set(routes.flatMap(queryParameters))]),
      LIST_PATH: JSON.stringify(paths.programs),
      LIST_DATA_PATH: JSON.stringify(listDataPath),
      LIST_CHOICES: JSON.stringify(listNames.map(choiceOf)),
      OCTO: String(octo),
      NOT_FOUND: JSON.stringify(notFound),
      MOVED_PREFIX: JSON.stringify(movedPrefix),
      NEAR_LISTS: JSON.stringify(nearLists),
      FILTERED_LISTS: JSON.stringify(filteredLists),
      CONSOLE_SCREENS: JSON.stringify(consolePatterns.map(expression)),
    },
  });
  // The runtime calls a global function and has no modules.
  return (outputFiles[0]?.text ?? '').replace(/export\s*\{\s*handler\s*\};?\s*$/, '').trim();
}

/** A parameter of the list, its default, and its values as a regular expression. */
function choiceOf(name: (typeof listNames)[number]) {
  const patterns: Partial<Record<string, string>> = { ...openChoices, page: pageNumber };
  const values: Partial<Record<string, readonly string[]>> = listChoices;
  return [name, `${wholeList[name]}`, patterns[name] ?? `^(${values[name]?.join('|')})$`];
}

/** Converts a pattern of react-router, in which `:id` stands for one segment. */
const expression = (pattern: string) => `^${pattern.replace(/:\w+/g, '[^/]+')}$`;
