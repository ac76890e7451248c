import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';

/** A page of a list as lines of a file. */
interface PageOfLines {
  lines: string;
  /** The number of entries in it. */
  count: number;
  nextCursor: string | undefined;
  /** The time of the oldest entry, or of the last one looked at. */
  until: string | undefined;
}

interface Options {
  head: string;
  /** Called before the first page is read. */
  announce: (signal: AbortSignal) => Promise<unknown>;
  readPage: (cursor: string | undefined, signal: AbortSignal) => Promise<PageOfLines>;
}

export interface ExportState {
  /** Entries in the file so far. */
  count: number;
  until: string | undefined;
  isDone: boolean;
}

export type PagedFile = ReturnType<typeof createPagedFile>;

/**
 * Writes a file page by page. What is written lies in blobs, which browsers keep outside the page's memory. A page that
 * failed can be tried again: it goes on from there.
 */
export function createPagedFile({ head, announce, readPage }: Options) {
  const parts: Blob[] = [new Blob([head])];
  let isAnnounced = false;
  let cursor: string | undefined;
  let state: ExportState = { count: 0, until: undefined, isDone: false };

  async function nextPage(signal: AbortSignal): Promise<ExportState> {
    const { lines, count, nextCursor, until } = await resumeAfterSignIn(() => readPage(cursor, signal));
    signal.throwIfAborted();
    parts.push(new Blob([lines]));
    cursor = nextCursor;
    state = { count: state.count + count, until: until ?? state.until, isDone: cursor === undefined };
    return state;
  }

  /** Writes until the end, telling after every page. Throws what a page failed with. */
  async function run(signal: AbortSignal, onPage: (state: ExportState) => void): Promise<void> {
    if (!isAnnounced) await resumeAfterSignIn(() => announce(signal));
    isAnnounced = true;
    while (!state.isDone) onPage(await nextPage(signal));
  }

  return { run, file: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }) };
}
