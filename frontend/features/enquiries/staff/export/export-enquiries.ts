import type { EnquiryType } from '#contracts/enquiries';
import { resumeAfterSignIn } from '../../../session/resume-after-sign-in.ts';
import { staffApi } from '../../../session/staff-api.ts';
import type { EnquiryFilters } from '../enquiry-filters.ts';
import { listEnquiries } from '../list-enquiries.ts';
import type { CellWords } from './columns.ts';
import { csvHead, csvLines, type Heading } from './csv.ts';
import { createProgramNames } from './program-names.ts';

/** The API's limit. */
const perPage = 100;

interface Options {
  /** The requests of this type, or of all. */
  type: EnquiryType | undefined;
  filters: EnquiryFilters;
  t: CellWords['t'];
  heading: Heading;
}

export interface ExportState {
  /** Requests in the file so far. */
  count: number;
  /** Received when the oldest of them, or the last one looked at, was. */
  until: string | undefined;
  isDone: boolean;
}

/**
 * Announces the export for the audit trail, and writes a file page by page. What is written lies in blobs, which browsers keep outside the page's memory. A page that
 * failed can be tried again: it goes on from there.
 */
export function createExport({ type, filters, t, heading }: Options) {
  const parts: Blob[] = [new Blob([csvHead(type, heading)])];
  const programs = createProgramNames();
  let isAnnounced = false;
  let cursor: string | undefined;
  let state: ExportState = { count: 0, until: undefined, isDone: false };

  async function nextPage(signal: AbortSignal): Promise<ExportState> {
    const page = await resumeAfterSignIn(() => listEnquiries(type, filters, { cursor, limit: perPage, signal }));
    const { enquiries } = page;
    await programs.fetch(enquiries.flatMap(({ programId }) => programId ?? []));
    signal.throwIfAborted();
    parts.push(new Blob([csvLines(type, enquiries, { t, programName: programs.nameOf })]));
    cursor = page.nextCursor;
    state = {
      count: state.count + enquiries.length,
      until: page.searchedUntil ?? enquiries.at(-1)?.createdAt ?? state.until,
      isDone: cursor === undefined,
    };
    return state;
  }

  async function announce(signal: AbortSignal): Promise<void> {
    const { q, ...filter } = filters;
    const body = { ...filter, type, searched: Boolean(q) };
    await resumeAfterSignIn(() => staffApi('POST /exports', { body, signal }));
    isAnnounced = true;
  }

  /** Writes until the end, telling after every page. Throws what a page failed with. */
  async function run(signal: AbortSignal, onPage: (state: ExportState) => void): Promise<void> {
    if (!isAnnounced) await announce(signal);
    while (!state.isDone) onPage(await nextPage(signal));
  }

  return { run, file: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }) };
}
