/**
 * One tab of a browser tells the news: the tab that has a lock, which passes to another when the tab closes. Each tab
 * that is visible has a share of a second lock: while somebody looks at the console, nothing is told.
 */
const teller = 'admin-news-teller';
const visible = 'admin-news-visible';

let isTelling = false;

/** True if this tab tells the news, and no tab of the console is visible. */
export async function mayTell(): Promise<boolean> {
  if (!isTelling || !document.hidden) return false;
  const { held = [] } = await navigator.locks.query();
  return !held.some(({ name }) => name === visible);
}

/** Takes part until the returned function is called. */
export function takePart(): () => void {
  const end = new AbortController();
  const hold = () => new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
  void request(teller, { signal: end.signal }, () => {
    isTelling = true;
    return hold();
  });

  let hide = () => {};
  const onVisibility = () => {
    hide();
    if (document.hidden) return;
    const shown = new AbortController();
    hide = () => shown.abort();
    const untilHidden = () => new Promise<void>((resolve) => shown.signal.addEventListener('abort', () => resolve()));
    void request(visible, { mode: 'shared', signal: shown.signal }, untilHidden);
  };
  onVisibility();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    isTelling = false;
    document.removeEventListener('visibilitychange', onVisibility);
    hide();
    end.abort();
  };
}

/** A lock that is given up before it is held is no failure. */
const request = (name: string, options: LockOptions, work: () => Promise<void>) =>
  navigator.locks.request(name, options, work).catch(() => undefined);
