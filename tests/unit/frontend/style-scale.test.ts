import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { breakpoints } from '../../../frontend/shared/lib/breakpoints.ts';
import { themeCss } from '../../../frontend/shared/lib/theme.ts';

/** The style sheets keep to the scale of tokens in `theme.ts` and `breakpoints.ts`. */
const read = (pattern: string) => globSync(pattern).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const sheets = read('frontend/**/*.css');
const code = read('frontend/**/*.{ts,tsx}');

/** Every match of the pattern, with its file. */
const found = (sources: typeof sheets, pattern: RegExp) =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`));

const defined = new Set(themeCss().match(/--[\w-]+(?=:)/g));
const queries = Object.keys(breakpoints).flatMap((name) => [`--below-${name}`, `--from-${name}`]);
const all = [...sheets, ...code].map(({ text }) => text).join('\n');

const raw = {
  // `min()` keeps very large text within a narrow window.
  'sizes of text':
    /(?<![\w-])font(-size)?: (?!(inherit|100%|var\(--text-[\w-]+\)|min\(var\(--text-[\w-]+\), [\d.]+vw\));)[^;]+;/g,
  'radii of corners': /(?<![\w-])border-(\w+-\w+-)?radius:(?!(\s+(0|50%|40%|\/|var\(--radius-\w+\)))+;)[^;]+;/g,
  shadows: /(?<![\w-])(box-shadow: (?!(none|var\(--shadow-\w+\));)|text-shadow:|filter: [^;]*drop-shadow)[^;]*;/g,
  breakpoints: /@media[^{]*(width|height)[^{]*/g,
};

it.each(Object.entries(raw))('style sheets take %s from the scale', (_, pattern) => {
  expect(found(sheets, pattern)).toEqual([]);
});

it('code takes sizes, radii, shadows and breakpoints from the scale', () => {
  const inline =
    /(fontSize|FontSize|borderRadius|BorderRadius|boxShadow)\w*: ['"`]?(?!0(?![.\d]))[\d.]+|(min|max)-width: [\d.]+/g;
  expect(found(code, inline)).toEqual([]);
});

it('a part that depends on its own room compares widths, as media queries do', () => {
  expect(found(sheets, /@container[^{]*(min|max)-(width|height)[^{]*/g)).toEqual([]);
});

it('a style sheet names only variables and media queries that exist', () => {
  const variables = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--(?:color|size|text|radius|shadow)-[\w-]+)/g)]
      .filter(([, name = '']) => !defined.has(name) && !text.includes(`${name}:`))
      .map(([use]) => `${file}: ${use}`),
  );
  const unknown = found(sheets, /@media[^{]*/g).filter((media) =>
    media.match(/--[\w-]+/g)?.some((name) => !queries.includes(name)),
  );
  expect([...variables, ...unknown]).toEqual([]);
});

it('every step of the scale is used', () => {
  const steps = [...defined].filter((name) => /^--(text|radius|shadow)-/.test(name));
  const inCode = (name: string) => {
    const [, group, step = ''] = name.match(/^--(\w+)-(\w+)$/) ?? [];
    return group === 'text' ? all.includes(`textPixels('${step}')`) : all.includes(`radii.${step}`);
  };
  expect(steps.filter((name) => !all.includes(`var(${name})`) && !inCode(name))).toEqual([]);
  expect(
    Object.keys(breakpoints).filter(
      (name) => !queries.some((query) => query.endsWith(`-${name}`) && all.includes(`(${query})`)),
    ),
  ).toEqual([]);
});
