import MarkdownIt, { type Token } from 'markdown-it';
import { type PageElementName, type PagePart, pageElements } from '#contracts/api/page-text';
import { isSiteLink } from '#contracts/field-kit/link';

/** The most elements within one another: what browsers nest without trouble. */
const mostOpen = 30;
/** Deeper lists and quotations stay text: no page needs them, and they would narrow its lines to nothing. */
const deepest = 12;

/** HTML is text: the preset has neither HTML nor addresses that become links by themselves. */
const markdown = new MarkdownIt('commonmark', { html: false, maxNesting: deepest });
// One rule for addresses, which is stricter: `linkOf`.
markdown.validateLink = () => true;

/** Only the site's own: a reader's browser asks nobody else. */
const ownPicture = /^\/photos\/[\w./%-]+$/;

/**
 * Returns the parts of a text in Markdown (CommonMark without HTML). A link that leads anywhere but to `https:`, `mailto:`,
 * `tel:` or a path of the site is only its text, and so is a picture that is not the site's own.
 */
export const pageText = (text: string): PagePart[] => partsOf(inOrder(markdown.parse(text, {})));

const linkOf = (token: Token) => String(token.attrGet('href') ?? '');
const pictureOf = (token: Token) => String(token.attrGet('src') ?? '');

const inlineOf = (text: string): Token[] => markdown.parse(text, {}).flatMap(({ children }) => children ?? []);

/** Returns the addresses of a text that are not shown, as they are written or nearly so. */
export const refusedAddresses = (text: string): string[] =>
  inlineOf(text).flatMap((token) => {
    if (token.type === 'link_open') return isSiteLink(linkOf(token)) ? [] : linkOf(token);
    if (token.type === 'image') return ownPicture.test(pictureOf(token)) ? [] : pictureOf(token);
    return [];
  });

/** Returns the paths of the site to which a text's links lead and at which its pictures are, each once. */
export function pathsOfSite(text: string): string[] {
  const paths = inlineOf(text).flatMap((token) => {
    if (token.type === 'link_open') return isSiteLink(linkOf(token)) ? linkOf(token) : [];
    return token.type === 'image' && ownPicture.test(pictureOf(token)) ? pictureOf(token) : [];
  });
  return [...new Set(paths.filter((path) => path.startsWith('/')))];
}

/** Returns the pictures of a text that it shows without a text in their place, each once. */
export const picturesWithoutText = (text: string): string[] => [
  ...new Set(
    inlineOf(text).flatMap((token) =>
      token.type === 'image' && ownPicture.test(pictureOf(token)) && !token.content.trim() ? pictureOf(token) : [],
    ),
  ),
];

/** Returns an address of a text as people read it, without signs for other letters than those of English. */
export const readableAddress = (address: string): string => markdown.normalizeLinkText(address);

/** An element that is not closed yet. One without a name leaves its parts to the element around it. */
interface Open {
  of?: PageElementName | undefined;
  to?: string;
  id?: string;
  in: PagePart[];
}

function partsOf(tokens: readonly Token[]): PagePart[] {
  const open: Open[] = [];
  let current: Open = { in: [] };
  for (const token of tokens) {
    if (token.nesting === 1) {
      open.push(current);
      // The library limits blocks, not emphasis.
      current = open.length > mostOpen ? { in: [] } : opened(token);
    } else if (token.nesting === -1) {
      const { in: parts, ...closed } = current;
      current = open.pop() ?? { in: [] };
      current.in.push(...element(closed, joined(parts)));
    } else current.in.push(...leaf(token));
  }
  return joined(current.in);
}

const named = (tag: string): PageElementName | undefined => pageElements.find((name) => name === tag);

function opened(token: Token): Open {
  // The paragraphs of a list without blank lines.
  if (token.hidden) return { in: [] };
  if (token.type !== 'link_open') {
    const id = token.attrGet('id');
    return { of: named(token.tag), ...(id !== null && { id: String(id) }), in: [] };
  }
  const to = linkOf(token);
  return isSiteLink(to) ? { of: 'a', to, in: [] } : { in: [] };
}

const element = ({ of, to, id }: Omit<Open, 'in'>, parts: PagePart[]): PagePart[] =>
  of
    ? [
        {
          ...{ of, ...(to !== undefined && { to }), ...(id !== undefined && { id }) },
          ...(parts.length > 0 && { in: parts }),
        },
      ]
    : parts;

function leaf(token: Token): PagePart[] {
  const { type, content } = token;
  switch (type) {
    case 'inline':
      return partsOf(token.children ?? []);
    case 'softbreak':
      return [' '];
    case 'hardbreak':
      return [{ of: 'br' }];
    case 'hr':
      return [{ of: 'hr' }];
    case 'code_inline':
      return [{ of: 'code', in: [content] }];
    case 'code_block':
    case 'fence':
      return [{ of: 'pre', in: [content] }];
    case 'image': {
      const to = pictureOf(token);
      return ownPicture.test(to) ? [{ of: 'img', to, in: [content] }] : [content];
    }
    default:
      return content ? [content] : [];
  }
}

/** Neighbouring texts are one, so that a fact's name is whole. */
function joined(parts: readonly PagePart[]): PagePart[] {
  const result: PagePart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (typeof part === 'string' && typeof last === 'string') result[result.length - 1] = last + part;
    else result.push(part);
  }
  return result;
}

/** The highest heading becomes the second level, below the page's title, and no level is left out. */
function inOrder(tokens: Token[]): Token[] {
  const headings = tokens.filter(({ type }) => type === 'heading_open');
  const levelOf = ({ tag }: Token) => Number(tag.slice(1));
  const highest = Math.min(...headings.map(levelOf));
  let before = 1;
  for (const heading of headings) {
    before = Math.min(levelOf(heading) - highest + 2, before + 1, 4);
    heading.tag = `h${before}`;
  }
  nameAnchors(tokens);
  return tokens;
}

/** The name of an anchor after a heading: `## Visas {#visas}`. */
const anchor = /\s*\{#([a-z\d]+(?:-[a-z\d]+)*)\}\s*$/;
/** The ids that a page has besides those of its text. */
const ofThePage = /^(?:root|main|contact|office|footer-.*|part-\d+|.*-title)$/;
const longestAnchor = 40;

/** Takes the names of anchors from the headings. A name that is the page's own, or is there twice, names nothing. */
function nameAnchors(tokens: readonly Token[]): void {
  const names = new Set<string>();
  for (const [index, heading] of tokens.entries()) {
    const last = heading.type === 'heading_open' ? tokens[index + 1]?.children?.at(-1) : undefined;
    const [sign = '', name = ''] = (last?.type === 'text' && last.content.match(anchor)) || [];
    if (!last || !name) continue;
    last.content = last.content.slice(0, -sign.length);
    if (names.has(name) || name.length > longestAnchor || ofThePage.test(name)) continue;
    names.add(name);
    heading.attrSet('id', name);
  }
}
