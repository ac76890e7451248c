import { expect, it } from 'vitest';
import { withMarks } from '../../../../../infra/bundle/functions/pure-constants.ts';

const mark = '/* @__PURE__ */';

it.each([
  'export const Body = z.object({ name: z.string().check(z.trim()), day: orNull(BusinessDate) });',
  "export const list = route({\n  id: 'list',\n  uses: { Programs: ['Query'] },\n} as const);",
  'const names: ReadonlySet<string> = new Set(Object.keys(tables));',
  'const fields = { ...shapeOf(flightFields), limit };',
  'const body = { ...flight, ...origin };',
  'const Later = z.string().check(z.refine((text) => register(text)));',
])('marks a constant that only makes a value: %s', async (code) => {
  const [before, , after] = code.split(/(?<= = )([\s\S]*)(?=;$)/);
  const marked = await withMarks(`${code}\nuse();`);
  expect(marked.startsWith(`${before}${mark} (() => (`)).toBe(true);
  expect(marked.endsWith(`))()${after}\nuse();`)).toBe(true);
});

it.each([
  'export const handler = register(z.string());',
  'export const Body = z.object({ name: register() });',
  'export const client = connect().then(z.string);',
  'const count = z.number(total++);',
  'const first = new Watcher();',
  'const at = Date.now();',
  'const all = { ...register() };',
])('leaves a constant that may do more: %s', async (code) => {
  expect(await withMarks(code)).toBe(code);
});

it('leaves what is neither a constant of the module nor calls or spreads anything', async () => {
  const code = 'const days = 7;\nfunction make() {\n  const Body = z.string();\n  return Body;\n}\nz.config({});\n';
  expect(await withMarks(code)).toBe(code);
});
