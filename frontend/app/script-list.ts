import { onFirstMove } from '../lib/first-move.ts';

const id = '__scripts';

/** The addresses of a page's scripts as an element of the page; the last is the one that runs the others. */
export const scriptListElement = (files: readonly string[]): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(files)}</script>`;

/**
 * Fetches the page's scripts as soon as the page has been painted, so that they take neither the line nor the processor
 * from what the reader is to see first; at once where nothing will be painted, or where the reader is already at it.
 */
export function startScriptsAfterPaint(isHidden: boolean): void {
  let isStarted = false;
  const start = () => {
    if (!isStarted) startScripts();
    isStarted = true;
  };
  const whenParsed = () => {
    if (isHidden || document.hidden) return start();
    onFirstMove(start);
    if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
      new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    } else window.addEventListener('load', start);
  };
  document.addEventListener('DOMContentLoaded', whenParsed);
}

/** All are fetched at once and run in the order of the list, each as a task of its own: a tap gets in between. */
function startScripts(): void {
  const list = document.getElementById(id)?.textContent;
  const files: string[] = list ? JSON.parse(list) : [];
  for (const file of files) {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = file;
    script.crossOrigin = '';
    script.async = false;
    document.head.append(script);
  }
}
