import type { SpinProps } from 'antd/es/spin';

/** Delay in milliseconds before a table shows that it is loading: most replies come sooner. */
const spinnerDelayMs = 200;

/** antd makes a live region of every table: a screen reader would read each row whose time or status changes. */
const silent = { 'aria-live': 'off' } as const;

/** The `loading` of a table, which each of the console's tables needs. */
export const tableLoading = (spinning = false): SpinProps => ({ spinning, delay: spinnerDelayMs, ...silent });
