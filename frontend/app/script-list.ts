import { riyadhDay } from '#contracts/field-kit/calendar';
import { runScripts } from './run-scripts.ts';

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

/** Starts the page's scripts: at once if the page's content is missing or of another query or day, else when idle. */
export function startScripts({ isHidden, isIncomplete }: Page): void {
  document.addEventListener('DOMContentLoaded', () => {
    const text = document.getElementById(id)?.textContent;
    if (!text) return;
    const list: ScriptList = JSON.parse(text);
    const { search = location.search, today = riyadhDay() } = list;
    const isComplete = !isIncomplete && !list.isIncomplete && search === location.search && today === riyadhDay();
    void runScripts(list.files, isHidden ? 'now' : isComplete ? 'idle' : 'painted');
  });
}
