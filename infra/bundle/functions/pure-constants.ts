import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { withoutReplies } from './route-replies.ts';

/** The functions and objects whose calls only make a value: JavaScript's, those of libraries, and our own. */
const makers = new Set([
  ...['Map', 'Object', 'RegExp', 'Set'],
  ...['z', 'DynamoDBClient', 'DynamoDBDocumentClient'],
  ...['route', 'createRoute', 'listRoute', 'getRoute', 'updateRoute', 'deleteRoute'],
  ...['withJsonSchema', 'BusinessDate', 'CalendarDate', 'orNull', 'text', 'requiredText', 'optionalText'],
  ...['requiredLine', 'optionalLine'],
  ...['amongBlanks', 'characters', 'inStepsOf', 'wholeNumber', 'numberParameter', 'shapeOf', 'record'],
  // The fields of enquiries.
  ...['place', 'longText', 'requiredLongText', 'day', 'optionalDay', 'people', 'count', 'choice', 'presetChoice'],
  ...['legsOn', 'readable'],
  // The fields of programs.
  ...['riyals', 'namesOf', 'mapFields', 'mapTexts', 'perTranslation', 'languages'],
]);

/** Code that may do more than make a value. */
const effects = new Set(['AssignmentExpression', 'UpdateExpression', 'AwaitExpression', 'TaggedTemplateExpression']);

/**
 * Marks constants of contracts and stored items as free of side effects, so that a function leaves out the routes and
 * schemas that it does not use. Without a mark esbuild keeps every call and every spread; a constant that calls something
 * else than the `makers` gets none. Routes lose the schemas of their replies first.
 */
export const pureConstants: Plugin = {
  name: 'pure-constants',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]functions[\\/](?:contracts|data)[\\/].*\.ts$/ }, async ({ path }) => ({
      contents: await withMarks(await withoutReplies(await readFile(path, 'utf8'))),
      loader: 'ts',
    }));
  },
};

/** Adds the marks to TypeScript code: each around the whole value, since the calls inside a marked call would stay. */
export async function withMarks(code: string): Promise<string> {
  // Vite takes half a second to load, and only a build needs it.
  const { parseAst } = await import('vite');
  const { body } = parseAst(code, { lang: 'ts' });
  const constants = body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []));
  let marked = code;
  // From the end, so that the positions before it stay.
  for (const { init } of constants.toReversed()) {
    if (!init || !isOnlyMade(init)) continue;
    const { start, end } = init;
    marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => (${marked.slice(start, end)}))()${marked.slice(end)}`;
  }
  return marked;
}

interface Node {
  type?: string;
  name?: string;
  object?: Node;
  callee?: Node;
}

/** True for an expression that calls or spreads something, and calls only `makers`. */
function isOnlyMade(expression: object): boolean {
  const parts = [...partsThatRun(expression)];
  const calls = parts.filter(({ type }) => type === 'CallExpression' || type === 'NewExpression');
  const isKept = calls.length > 0 || parts.some(({ type }) => type === 'SpreadElement');
  return isKept && calls.every(callsMaker) && !parts.some(({ type }) => effects.has(type ?? ''));
}

/** Lists the nodes of an expression without those inside functions, which do not run yet. */
function* partsThatRun(value: unknown): Iterable<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) yield* partsThatRun(each);
    return;
  }
  const node = value as Node;
  if (node.type?.endsWith('FunctionExpression')) return;
  yield node;
  for (const part of Object.values(node)) yield* partsThatRun(part);
}

/** True for `route(...)`, `z.string().check(...)` and `new Set(...)`: a call of a maker, or of what one made. */
function callsMaker({ callee }: Node): boolean {
  let called = callee;
  while (called?.type === 'MemberExpression') called = called.object;
  return called?.type === 'CallExpression' || makers.has(called?.name ?? '');
}
