import type { IconDefinition } from '@ant-design/icons-svg/es/types';

interface IconProps {
  /** An icon from `@ant-design/icons-svg/es/asn/<Name>`, outlined or filled. */
  of: IconDefinition;
  /** Accessible name. Without it the icon is decorative. */
  label?: string;
  /** True for an icon that points in the reading direction: it is mirrored in right-to-left pages. */
  mirrored?: boolean;
  className?: string;
}

/**
 * One of Ant Design's icons as a plain inline SVG, in the size and colour of the text around it. Public pages use it,
 * because `@ant-design/icons` would add antd's style engine to pages without antd.
 */
export function Icon({ of, label, mirrored = false, className }: IconProps) {
  const { attrs, children = [] } = typeof of.icon === 'function' ? of.icon('currentColor', 'none') : of.icon;
  return (
    <svg
      viewBox={attrs.viewBox}
      className={['icon', mirrored && 'mirrored', className].filter(Boolean).join(' ')}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
    >
      {children.map(({ attrs: { d, 'fill-rule': fillRule } }) => (
        <path key={d} d={d} fillRule={fillRule as 'evenodd' | undefined} />
      ))}
    </svg>
  );
}
