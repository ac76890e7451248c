import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';

/** A page of a list as lines of the file. */
interface PageOfLines {
  lines: string;
  /** The number of entries on the page. */
  count: number;
  nextCursor: string | undefined;
  /** The time that the file has reached, in the list's order; undefined if the list has another order. */
  until: string | undefined;
  /** The earliest time that the page covers. */
  oldest: string | undefined;
}

interface Options {
  head: string;
  /** Records the export in the audit trail, before the first page is read. */
  announce: (signal: AbortSignal) => Promise<unknown>;
  readPage: (cursor: string | undefined, signal: AbortSignal) => Promise<PageOfLines>;
}

export interface ExportState {
  /** Entries in the file so far. */
  count: number;
  until: string | undefined;
  oldest: string | undefined;
  isDone: boolean;
}

export type PagedFile = ReturnType<typeof createPagedFile>;

/**
 * Writes a file page by page. It stores the lines in blobs, which browsers keep outside the page's memory. After a
 * failed page, `run` can be called again and continues there.
 */
export function createPagedFile({ head, announce, readPage }: Options) {
  const parts: Blob[] = [new Blob([head])];
  let isAnnounced = false;
  let cursor: string | undefined;
  let state: ExportState = { count: 0, until: undefined, oldest: undefined, isDone: false };

  async function nextPage(signal: AbortSignal): Promise<ExportState> {
    const { lines, count, nextCursor, until, oldest } = await resumeAfterSignIn(() => readPage(cursor, signal));
    signal.throwIfAborted();
    parts.push(new Blob([lines]));
    cursor = nextCursor;
    state = {
      count: state.count + count,
      until: until ?? state.until,
      oldest: [oldest ?? [], state.oldest ?? []].flat().toSorted()[0],
      isDone: cursor === undefined,
    };
    return state;
  }

  /** Writes to the end and reports after every page. Throws the error of a failed page. */
  async function run(signal: AbortSignal, onPage: (state: ExportState) => void): Promise<void> {
    if (!isAnnounced) await resumeAfterSignIn(() => announce(signal));
    isAnnounced = true;
    while (!state.isDone) onPage(await nextPage(signal));
  }

  return { run, file: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }) };
}
