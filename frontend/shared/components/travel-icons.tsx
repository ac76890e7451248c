import type { ReactNode } from 'react';

/** Travel icons that the icon library lacks, drawn in its style. */
export const Sign = ({ children, mirrored = false }: { children: ReactNode; mirrored?: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    width="1.2em"
    height="1.2em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={mirrored ? 'mirrored' : undefined}
  >
    {children}
  </svg>
);

export const PlaneIcon = () => (
  <Sign mirrored>
    <path d="M3 13.800 5.300 16l4-.400 3.700 4.900 2.300-.500-1.700-5.200 4.700-.800c1.500-.300 2.600-1.300 2.500-2.200-.200-.900-1.500-1.400-3-1.100l-4.600.900-4.500-5.100-2.200.500 2.300 5.700-3.700.700-1.500-1.300z" />
  </Sign>
);

export const BedIcon = () => (
  <Sign mirrored>
    <path d="M3 19v-13M3 16h18M21 19v-4.500a3 3 0 0 0-3-3h-7v4.500" />
    <circle cx="7" cy="11.500" r="1.900" />
  </Sign>
);

export const TrainIcon = () => (
  <Sign>
    <path d="M8 3.500h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3ZM5 11h14M12 3.500V11M8.500 17.500 6 21M15.500 17.500 18 21" />
    <path d="M8.800 14.300h.01M15.200 14.300h.01" strokeWidth="2.200" />
  </Sign>
);
