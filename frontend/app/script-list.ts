import { onFirstMove } from '../lib/first-move.ts';

const id = '__scripts';

/**
 * When a page runs its scripts. With `first-move` they run on the reader's first action: until then the controls work
 * without them. Either way they are fetched after the first paint.
 */
export type ScriptStart = 'after-paint' | 'first-move';

/** Lists the addresses of a page's scripts in an element of the page. The last script imports the others. */
export const scriptListElement = (files: readonly string[], start: ScriptStart): string =>
  `<script type="application/json" id="${id}" data-start="${start}">${JSON.stringify(files)}</script>`;

interface Page {
  /** Nothing can be painted before the scripts have run. */
  isHidden: boolean;
  /** The scripts will add content that the page lacks. */
  isIncomplete: boolean;
}

/**
 * Fetches and runs the page's scripts after the first paint, so that they compete with it neither for the network nor
 * for the processor. Starts at once if nothing will be painted, or as soon as the reader acts.
 */
export function startScripts({ isHidden, isIncomplete }: Page): void {
  let isStarted = false;
  const start = () => {
    if (!isStarted) runScripts();
    isStarted = true;
  };
  document.addEventListener('DOMContentLoaded', () => {
    if (isHidden || document.hidden) return start();
    onFirstMove(start);
    const waits = document.getElementById(id)?.dataset.start === 'first-move' && !isIncomplete;
    const whenPainted = waits ? fetchScripts : start;
    if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
      new PerformanceObserver((_paints, observer) => {
        observer.disconnect();
        whenPainted();
      }).observe({ type: 'paint', buffered: true });
    } else window.addEventListener('load', whenPainted);
  });
}

function scriptFiles(): string[] {
  const list = document.getElementById(id)?.textContent;
  return list ? JSON.parse(list) : [];
}

function fetchScripts(): void {
  for (const href of scriptFiles()) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }),
    );
  }
}

/**
 * Fetches all at once and runs them in the order of the list, each as its own task, so that the browser can handle a
 * tap between them.
 */
function runScripts(): void {
  for (const src of scriptFiles()) {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', src, crossOrigin: '', async: false }));
  }
}
