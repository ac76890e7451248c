import { describe, expect, it } from 'vitest';
import { type PageElement, type PagePart, pageElements } from '#contracts/api/page-text';
import { pageLimits } from '#contracts/api/site-page-rules';
import { languages } from '#contracts/field-kit/language';
import { privacyAtStart } from '#contracts/site-defaults/privacy';
import { termsAtStart } from '#contracts/site-defaults/terms';
import { pageText, picturesWithoutText, refusedAddresses } from '#page-text';

const elements = (parts: readonly PagePart[]): PageElement[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [] : [part, ...elements(part.in ?? [])]));
const named = (text: string, name: string) => elements(pageText(text)).filter(({ of }) => of === name);
const words = (parts: readonly PagePart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : words(part.in ?? []))).join('');

describe('a text in Markdown', () => {
  it('becomes known elements', () => {
    expect(pageText('One *two* **three**  \nfour `five`\n\n- a\n- b\n\n1. c\n\n> d\n\n---\n')).toEqual([
      {
        of: 'p',
        in: [
          'One ',
          { of: 'em', in: ['two'] },
          ' ',
          { of: 'strong', in: ['three'] },
          { of: 'br' },
          'four ',
          { of: 'code', in: ['five'] },
        ],
      },
      {
        of: 'ul',
        in: [
          { of: 'li', in: ['a'] },
          { of: 'li', in: ['b'] },
        ],
      },
      { of: 'ol', in: [{ of: 'li', in: ['c'] }] },
      { of: 'blockquote', in: [{ of: 'p', in: ['d'] }] },
      { of: 'hr' },
    ]);
  });

  it('begins its headings at the second level, and leaves none out', () => {
    const levels = (text: string) => pageText(text).flatMap((part) => (typeof part === 'string' ? [] : part.of));
    expect(levels('# a\n\n## b\n\n##### c')).toEqual(['h2', 'h3', 'h4']);
    expect(levels('## a\n\n### b\n\n## c')).toEqual(['h2', 'h3', 'h2']);
    expect(levels('### a\n\n###### b')).toEqual(['h2', 'h3']);
  });

  it('names the anchors of its headings, each once', () => {
    const ids = (text: string) => pageText(text).map((part) => [words([part]), typeof part === 'object' && part.id]);
    expect(ids('# *Visas* for all {#visas}\n\n## Papers {#visa-papers}  ')).toEqual([
      ['Visas for all', 'visas'],
      ['Papers', 'visa-papers'],
    ]);
    expect(ids('# a {#same}\n\n# b {#same}\n\n# {#c}')).toEqual([
      ['a', 'same'],
      ['b', undefined],
      ['', 'c'],
    ]);
    // Names of the page around the text are refused, and so are texts that are no names.
    for (const name of ['root', 'main', 'contact', 'footer-book', 'part-2', 'a-title', 'x'.repeat(41)])
      expect(ids(`# a {#${name}}`), name).toEqual([['a', undefined]]);
    for (const sign of ['{#A}', '{#a b}', '{#"onclick=}', '{#}', '{#a}b'])
      expect(ids(`# a ${sign}`), sign).toEqual([[`a ${sign}`, undefined]]);
    expect(ids('a {#b}')).toEqual([['a {#b}', undefined]]);
  });

  it('keeps the names of facts whole', () => {
    expect(pageText('{storage}\n\nOf {agency}, *see* {retention}.')).toEqual([
      { of: 'p', in: ['{storage}'] },
      { of: 'p', in: ['Of {agency}, ', { of: 'em', in: ['see'] }, ' {retention}.'] },
    ]);
  });

  it.each(['https://example.com/a?b=1', 'mailto:a@example.com', 'tel:+966500000000', '/programs', '/contact'])(
    'links to %s',
    (to) => {
      expect(named(`[a](${to})`, 'a')).toEqual([{ of: 'a', to, in: ['a'] }]);
      expect(named(`[a][b]\n\n[b]: ${to}`, 'a')).toEqual([{ of: 'a', to, in: ['a'] }]);
    },
  );

  it('shows the site’s own pictures only', () => {
    expect(named('![A dune](/photos/abc/large.webp)', 'img')).toEqual([
      { of: 'img', to: '/photos/abc/large.webp', in: ['A dune'] },
    ]);
    for (const to of [
      'https://other.example/a.png',
      '//other.example/a.png',
      '/api/session',
      'data:image/png;base64,AA',
    ]) {
      expect(named(`![A dune](${to})`, 'img'), to).toEqual([]);
      expect(words(pageText(`![A dune](${to})`))).toBe('A dune');
      expect(refusedAddresses(`![A dune](${to})`)).toHaveLength(1);
    }
  });
});

it('knows the pictures of a text that nothing describes', () => {
  const text = '![](/photos/a) ![ ](/photos/b "A dune")\n\n- ![][c]\n- ![A dune](/photos/d)\n\n[c]: /photos/c';
  expect(picturesWithoutText(`${text} \n\n![](/photos/a)`)).toEqual(['/photos/a', '/photos/b', '/photos/c']);
  // These are not shown at all.
  expect(picturesWithoutText('![](https://other.example/a.png) `![](/photos/a)`')).toEqual([]);
});

it.each([privacyAtStart, termsAtStart])('the legal pages have the same anchors in both languages (%#)', ({ text }) => {
  const [ar, en] = languages.map((language) => named(text[language], 'h2').map(({ id }) => id));
  expect(ar).toEqual(en);
  expect(ar?.every(Boolean)).toBe(true);
  if (text === privacyAtStart.text) expect(ar).toContain('cookies');
});

const scripts = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;&#x61;vascript:alert(1)',
  'javascript&colon;alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  'javascript%3Aalert(1)',
  '%6Aavascript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg/onload=alert(1)>',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'http://example.com',
  'ftp://example.com',
  '//other.example',
  '\\\\other.example',
  'https:other.example',
  'https://user:word@other.example',
  'https://localhost',
  '?lang=en',
  '#part-1',
  'programs',
];

it.each(scripts)('a link to %s is only its text', (to) => {
  for (const text of [`[a](${to})`, `[a](<${to}>)`, `[a][b]\n\n[b]: ${to}`, `[a](${to} "t")`, `[![a](${to})](${to})`]) {
    expect([...named(text, 'a'), ...named(text, 'img')], text).toEqual([]);
  }
  expect(named(`<${to}>`, 'a')).toEqual([]);
});

it('a path stays one of the site', () => {
  expect(named('[a](/\\other.example)', 'a')[0]?.to).toBe('/%5Cother.example');
});

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<iframe src="https://other.example"></iframe>',
  '<div style="position:fixed;inset:0;z-index:99">cover</div>',
  '<style>body{display:none}</style>',
  '<svg><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">a</a>',
  '<base href="https://other.example/">',
  '<meta http-equiv="refresh" content="0;url=https://other.example">',
  '<form action="https://other.example"><input name=password></form>',
  '<!-- a comment -->',
  '<![CDATA[ a ]]>',
  '<?php echo 1 ?>',
  'a <b onclick=alert(1)>b</b> c',
])('HTML is text: %s', (html) => {
  for (const text of [html, `> ${html}`, `- ${html}`, `**${html}**`, `a\n${html}\nb`, `[a](/b)${html}`]) {
    const found = elements(pageText(text));
    expect(found.filter(({ of }) => !pageElements.includes(of))).toEqual([]);
    expect(words(pageText(text))).toContain(html.match(/\w{2,}/)?.[0]);
    for (const { of, to } of found) expect(to === undefined || (of === 'a' && to === '/b')).toBe(true);
  }
});

const { text: longest } = pageLimits;
const often = (part: string) => part.repeat(Math.floor(longest / part.length));

it.each([
  ...[
    '[',
    '![',
    '[a](',
    '*a ',
    '*a_ ',
    '**',
    '`',
    '>',
    '> ',
    '- ',
    '<',
    '<a ',
    '&#x',
    '[a](<b',
    '[a]: b\n',
    '> > >\n',
    '\\',
    '_',
    '<!--',
  ].map(often),
  `${'*'.repeat(longest / 2)}a${'*'.repeat(longest / 2)}`,
  `${'['.repeat(longest / 2)}${']'.repeat(longest / 2)}`,
  Array.from({ length: 190 }, (_, index) => `${' '.repeat(index)}- a\n`).join(''),
  Array.from({ length: 190 }, (_, index) => '`'.repeat(index)).join('a'),
])('the longest text takes no time and no depth (%#)', (text) => {
  const start = performance.now();
  const parts = pageText(text);
  expect(performance.now() - start).toBeLessThan(3000);
  // React renders it, and JSON keeps it.
  const depth = (some: readonly PagePart[]): number =>
    Math.max(0, ...some.map((part) => (typeof part === 'string' ? 0 : 1 + depth(part.in ?? []))));
  expect(depth(parts)).toBeLessThan(60);
});
