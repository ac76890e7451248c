import { riyadhDay } from '#contracts/calendar';
import { onFirstMove } from '../lib/first-move.ts';

const id = '__scripts';

export interface ScriptList {
  /** Addresses of the page's scripts. The entry is the last and imports the others. */
  files: readonly string[];
  /** The page was rendered without its content, which the scripts will add. */
  isIncomplete: boolean;
  /** The Riyadh day (`YYYY-MM-DD`) for which the page was rendered, if its content depends on it. */
  today?: string | undefined;
  /** The query string for which the page was rendered, if its content depends on it: `?page=2`. */
  search?: string | undefined;
}

/** Lists a page's scripts in an element of the page, from which the boot script starts them. */
export const scriptListElement = (list: ScriptList): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(list).replaceAll('<', '\\u003c')}</script>`;

interface Page {
  /** Nothing can be painted before the scripts have run. */
  isHidden: boolean;
  /** The scripts will add content that the page lacks. */
  isIncomplete: boolean;
}

/**
 * Fetches the page's scripts after the first paint, so that they do not compete with it for the network, and runs them
 * on the reader's first action: until then links, menus and fields work without them. Runs them after the paint if the
 * page's content is missing or of another query or day, and at once if nothing will be painted.
 */
export function startScripts({ isHidden, isIncomplete }: Page): void {
  document.addEventListener('DOMContentLoaded', () => {
    const text = document.getElementById(id)?.textContent;
    if (!text) return;
    const list: ScriptList = JSON.parse(text);
    const entry = list.files.at(-1) ?? '';
    const fetchOnce = once(() => {
      for (const href of list.files) addElement('link', { rel: 'modulepreload', href, crossOrigin: '' });
    });
    const run = once(() => {
      fetchOnce();
      addElement('script', { type: 'module', src: entry, crossOrigin: '' });
    });
    if (isHidden || document.hidden) return run();
    onFirstMove(run);
    const { search = location.search, today = riyadhDay() } = list;
    const isCurrent = search === location.search && today === riyadhDay();
    const whenPainted = isIncomplete || list.isIncomplete || !isCurrent ? run : fetchOnce;
    if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
      new PerformanceObserver((_paints, observer) => {
        observer.disconnect();
        whenPainted();
      }).observe({ type: 'paint', buffered: true });
    } else window.addEventListener('load', whenPainted);
  });
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

const addElement = <Name extends 'link' | 'script'>(name: Name, attributes: Partial<HTMLElementTagNameMap[Name]>) =>
  document.head.append(Object.assign(document.createElement(name), attributes));
