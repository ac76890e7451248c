import type { IconDefinition } from '@ant-design/icons-svg/es/types';

interface IconProps {
  /** A drawing from `@ant-design/icons-svg/es/asn/<Name>`, outlined or filled. */
  of: IconDefinition;
  /** Accessible name; without it the icon is decoration. */
  label?: string;
  /** Points along the line of reading: turned round in right-to-left pages. */
  mirrored?: boolean;
  className?: string;
}

/**
 * One of Ant Design's signs as a plain inline SVG, as large as the text around it and of its colour. The public site
 * draws its signs with it: `@ant-design/icons` brings the machinery of antd's styles to pages without antd.
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
