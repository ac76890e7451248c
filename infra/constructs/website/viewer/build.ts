import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { queryParameters } from '#contracts/api/query-parameters';
import { routes } from '#contracts/api/routes';
import { languages } from '#contracts/field-kit/language';
import { listChoices, nearLists, pageNumber } from '#contracts/website/list-choices';
import { consolePatterns, pageNames } from '#contracts/website/pages';
import { paths } from '#contracts/website/paths';
import { listDataPath } from '#contracts/website/published-data';

type ViewerFunction = 'page-request' | 'page-response' | 'api-request';

/** Returns the code of a CloudFront function: one script with a global `handler`. */
export function viewerFunction(name: ViewerFunction): string {
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
      LIST_CHOICES: JSON.stringify(Object.entries(listChoices)),
      PAGE_NUMBER: JSON.stringify(pageNumber),
      NEAR_LISTS: JSON.stringify(nearLists),
      CONSOLE_SCREENS: JSON.stringify(consolePatterns.map(expression)),
    },
  });
  // The runtime calls a global function and has no modules.
  return (outputFiles[0]?.text ?? '').replace(/export\s*\{\s*handler\s*\};?\s*$/, '').trim();
}

/** Converts a pattern of react-router, in which `:id` stands for one segment. */
const expression = (pattern: string) => `^${pattern.replace(/:\w+/g, '[^/]+')}$`;
