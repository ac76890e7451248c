import Icon from '@ant-design/icons/es/components/Icon';
import type { CSSProperties, SVGProps } from 'react';

interface Props {
  'aria-hidden'?: boolean;
}

/** Icons that the icon library lacks, drawn on its grid. */
const Plane = (props: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" aria-hidden="true" {...props}>
    <path d="M12 1.8c-.9 0-1.6 1.3-1.6 2.9v4.6L2 14.6v2.2l8.4-2.5v4.2l-2.5 1.9v1.8l4.1-1.1 4.1 1.1v-1.8l-2.5-1.9v-4.2l8.4 2.5v-2.2l-8.4-5.3V4.7c0-1.6-.7-2.9-1.6-2.9Z" />
  </svg>
);

const Bed = (props: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" aria-hidden="true" {...props}>
    <path d="M2 5h2v8.5h16V11a3 3 0 0 0-3-3h-5.500v4H22v8h-2v-3H4v3H2zM7.500 7.200a2.400 2.400 0 1 1 0 4.800 2.400 2.400 0 0 1 0-4.800Z" />
  </svg>
);

/** Lines from long to short, with an arrow along them. The library's has Latin letters. */
const Order = (props: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" aria-hidden="true" {...props}>
    <path d="M5.600 3h1.800v14.200l2.500-2.500 1.300 1.300-4.700 4.700L1.800 16l1.300-1.300 2.500 2.500ZM13 4h9.500v1.800H13Zm0 6.600h6.500v1.800H13Zm0 6.600h3.500V19H13Z" />
  </svg>
);

export const PlaneIcon = (props: Props) => <Icon component={Plane} {...props} />;
export const BedIcon = (props: Props) => <Icon component={Bed} {...props} />;
export const OrderIcon = (props: Props & { className?: string; style?: CSSProperties | undefined }) => (
  <Icon component={Order} {...props} />
);
