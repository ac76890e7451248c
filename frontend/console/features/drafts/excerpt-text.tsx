import shared from '../../components/console.module.css';
import type { Excerpt } from './text-difference.ts';

/** A text of which the differing part is marked. */
export const ExcerptText = ({ excerpt: { before, changed, after } }: { excerpt: Excerpt }) => (
  <bdi className={shared.words}>
    {before}
    <mark>{changed}</mark>
    {after}
  </bdi>
);
