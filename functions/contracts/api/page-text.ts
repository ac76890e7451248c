/**
 * A page's text as browsers get it: a tree of known elements, made of Markdown on the server. Nothing of it is HTML, so no
 * text can bring an element, an attribute or an address that is not allowed.
 */

/** The elements, by their names in HTML. */
export const pageElements = [
  ...(['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr'] as const),
  ...(['a', 'em', 'strong', 'code', 'br', 'img'] as const),
] as const;
export type PageElementName = (typeof pageElements)[number];

/** Text, or an element around other parts. */
export type PagePart = string | PageElement;

export interface PageElement {
  of: PageElementName;
  /** Of an image: the text in its place. */
  in?: readonly PagePart[];
  /** The address of a link or an image. */
  to?: string;
  /** The anchor of a heading. */
  id?: string;
}

/** Returns the parts of a text in Markdown. */
export type PageTextOf = (markdown: string) => PagePart[];

/**
 * What a text can name as `{agency}`; pages put the facts in their place. `storage` and `check` are paragraphs by themselves:
 * what the site keeps in browsers, and the note on Cloudflare's check where forms use it.
 */
export const pageFacts = ['agency', 'retention', 'freeDays', 'refundDays', 'storage', 'check'] as const;
export type PageFact = (typeof pageFacts)[number];
