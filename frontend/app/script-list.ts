import { onFirstMove } from '../lib/first-move.ts';

const id = '__scripts';

/**
 * When a page runs its scripts. `first-move`: its controls work without them until the reader does something. Both ways
 * they are fetched once the page has been painted.
 */
export type ScriptStart = 'after-paint' | 'first-move';

/** The addresses of a page's scripts as an element of the page; the last is the one that runs the others. */
export const scriptListElement = (files: readonly string[], start: ScriptStart): string =>
  `<script type="application/json" id="${id}" data-start="${start}">${JSON.stringify(files)}</script>`;

interface Page {
  /** Nothing will be painted before the scripts have run. */
  isHidden: boolean;
  /** The scripts have something to show that the page lacks. */
  isIncomplete: boolean;
}

/**
 * Fetches and runs the page's scripts when the page says so, so that they take neither the line nor the processor from
 * what the reader is to see first; at once where nothing will be painted, or where the reader already acts.
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

/** All are fetched at once and run in the order of the list, each as a task of its own: a tap gets in between. */
function runScripts(): void {
  for (const src of scriptFiles()) {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', src, crossOrigin: '', async: false }));
  }
}
