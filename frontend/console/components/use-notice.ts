import App from 'antd/es/app';
import type { ReactNode } from 'react';

interface Notice {
  title: string;
  description: ReactNode;
  /** The place of the notice; by default the lower corner. */
  placement?: 'top';
}

let number = 0;
let shown: string | undefined;

/**
 * Returns a function that shows a problem in place of the previous one, or only removes that. Each notice has a new key:
 * with the same key, antd would give it only the old notice's remaining time.
 */
export function useNotice() {
  const { notification } = App.useApp();
  return (notice: Notice | undefined) => {
    if (shown) notification.destroy(shown);
    if (!notice) return;
    shown = `notice-${++number}`;
    notification.error({ key: shown, ...notice });
  };
}
