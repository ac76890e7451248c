import type { ComponentProps, ElementType } from 'react';
import styles from './hint.module.css';

type HintProps<Element extends ElementType> = ComponentProps<Element> & {
  /** The element; a paragraph if absent. */
  as?: Element;
};

/** A secondary text: small, in a softer colour. */
export function Hint<Element extends ElementType = 'p'>({ as, className, ...props }: HintProps<Element>) {
  const Tag: ElementType = as ?? 'p';
  return <Tag className={className ? `${styles.hint} ${className}` : styles.hint} {...props} />;
}
