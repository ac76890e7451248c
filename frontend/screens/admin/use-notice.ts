import App from 'antd/es/app';
import type { ReactNode } from 'react';

interface Notice {
  title: string;
  description: ReactNode;
}

/** Seconds: long enough to read two sentences and to look at what they speak of. */
const duration = 8;

let number = 0;
let shown: string | undefined;

/**
 * Tells what is wrong, in place of what was told before. Under a key of its own: antd gives a notice that is changed
 * under the same key only what is left of the old one's time.
 */
export function useNotice() {
  const { notification } = App.useApp();
  return ({ title, description }: Notice) => {
    if (shown) notification.destroy(shown);
    shown = `notice-${++number}`;
    notification.error({ key: shown, title, description, duration });
  };
}
