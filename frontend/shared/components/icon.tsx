import { iconSprite } from 'virtual:icon-sprite';
import type { IconName } from './icon-names.ts';

interface IconProps {
  of: IconName;
  /** Accessible name; without it the icon is decoration. */
  label?: string;
  /** Points along the line of reading: turned round in right-to-left pages. */
  mirrored?: boolean;
  className?: string;
}

/**
 * An icon of Ant Design, as large as the text beside it and in its colour. The public site uses no `@ant-design/icons`,
 * which brings antd's style code to pages without antd, and each drawing as code.
 */
export const Icon = ({ of, label, mirrored = false, className }: IconProps) => (
  <svg
    className={['icon', mirrored && 'mirrored', className].filter(Boolean).join(' ')}
    role={label && 'img'}
    aria-label={label}
    aria-hidden={!label}
  >
    <use href={`${iconSprite}#${of}`} />
  </svg>
);
