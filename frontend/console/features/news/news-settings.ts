import { recall, remember } from '../../lib/remembered.ts';

/** The news settings of this browser. The console asks each user once: the answer "not now" is stored as `off`. */
const names = { notices: 'admin-news', sound: 'admin-news-sound' } as const;
type Setting = keyof typeof names;

const listeners = new Set<() => void>();

const read = (setting: Setting) => recall(names[setting]);

/** True if the browser can show notifications: not on a page without TLS, nor on an iPhone before it is installed. */
export const canNotify = () => 'Notification' in window && 'serviceWorker' in navigator;

/** True if notifications are wanted and allowed. */
export const areNoticesOn = () => canNotify() && read('notices') === 'on' && Notification.permission === 'granted';

export const isSoundOn = () => read('sound') === 'on';

export function turn(setting: Setting, isOn: boolean): void {
  remember(names[setting], isOn ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/** Asks the browser, which asks its user. Call it only when the user has pressed a button. */
export async function allowNotices(): Promise<void> {
  const answer = await Notification.requestPermission();
  turn('notices', answer === 'granted');
}

/** Another tab may change the settings, which are in local storage. */
export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

type NoticesState = 'unasked' | 'on' | 'off' | 'blocked' | 'impossible';

export function noticesState(): NoticesState {
  if (!canNotify()) return 'impossible';
  if (Notification.permission === 'denied') return 'blocked';
  if (areNoticesOn()) return 'on';
  return read('notices') === undefined ? 'unasked' : 'off';
}
