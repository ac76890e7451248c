import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { type PageFact, type PagePart, pageElements } from '#contracts/api/page-text';
import { withFacts } from '#contracts/field-kit/facts';
import styles from './page-text.module.css';

/** The content in the place of facts' names; a paragraph that is only a name can become more than text. */
export type PageFacts = Readonly<Partial<Record<PageFact, ReactNode>>>;

interface Props {
  parts: readonly PagePart[];
  facts: PageFacts;
  /** True if links lead to its headings: an anchor is once in a document. */
  anchored?: boolean;
}

/** A page's text. Each paragraph, list and heading has the direction of its own words. */
export function PageText({ parts, facts, anchored = false }: Props) {
  return <div className={styles.text}>{shownIn(parts, { facts, anchored })}</div>;
}

/** The text of a heading, without its elements. */
export const plainText = (parts: readonly PagePart[] = []): string =>
  parts.map((part) => (typeof part === 'string' ? part : plainText(part.in))).join('');

interface Around {
  facts: PageFacts;
  anchored: boolean;
  /** True within a list, which has one direction as a whole. */
  inList?: boolean;
}

/** Children by place, as the text never changes while it is shown. */
const shownIn = (parts: readonly PagePart[], around: Around): ReactNode =>
  createElement(Fragment, null, ...parts.map((part) => shown(part, around)));

function shown(part: PagePart, around: Around): ReactNode {
  const { facts, anchored, inList } = around;
  if (typeof part === 'string') return withFacts(part, textsIn(facts));
  const { of, to = '', id, in: inner = [] } = part;
  const fact = of === 'p' && inner.length === 1 ? String(inner[0]).match(/^\{(\w+)\}$/)?.[1] : undefined;
  if (fact && Object.hasOwn(facts, fact)) return facts[fact as PageFact];
  const content = () => shownIn(inner, { ...around, inList: inList || of === 'ul' || of === 'ol' });
  if (of === 'a') {
    if (to.startsWith('/')) return <Link to={to}>{content()}</Link>;
    return (
      <a href={to} rel="noopener noreferrer">
        {content()}
      </a>
    );
  }
  if (of === 'img') return <img src={to} alt={plainText(inner)} loading="lazy" />;
  if (of === 'br' || of === 'hr') return createElement(of);
  // Published data of another version may have others.
  if (!pageElements.includes(of)) return content();
  const isInline = of === 'em' || of === 'strong' || of === 'code' || of === 'li';
  return createElement(of, isInline || inList ? null : { dir: 'auto', ...(anchored && { id }) }, content());
}

const textsIn = (facts: PageFacts) =>
  Object.fromEntries(Object.entries(facts).filter((fact): fact is [string, string] => typeof fact[1] === 'string'));
