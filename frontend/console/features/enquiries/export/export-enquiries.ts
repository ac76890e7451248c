import type { Enquiry, EnquiryType } from '#contracts/api/enquiries';
import type { Language } from '#contracts/field-kit/fields';
import { createPagedFile } from '../../export/paged-file.ts';
import { staffApi } from '../../session/staff-api.ts';
import { type EnquiryFilters, isByUrgency, isOldestFirst } from '../enquiry-filters.ts';
import { type EnquiryPage, listEnquiries } from '../list-enquiries.ts';
import type { CellWords } from './columns.ts';
import { csvHead, csvLines, type Heading } from './csv.ts';
import { createProgramNames } from './program-names.ts';

/** The API's limit of requests per page. */
const perPage = 100;

interface Options {
  /** The type to export; all types if undefined. */
  type: EnquiryType | undefined;
  filters: EnquiryFilters;
  /** The chosen requests of the list; all that match if undefined. */
  selected?: readonly Enquiry[] | undefined;
  t: CellWords['t'];
  heading: Heading;
  language: Language;
}

/**
 * Creates an export of the filtered requests, or of chosen ones: it writes a file and records the export in the audit
 * trail.
 */
export function createExport({ type, filters, selected, t, heading, language }: Options) {
  const programs = createProgramNames(language);
  const readPage = async (cursor: string | undefined, signal: AbortSignal): Promise<EnquiryPage> => {
    if (selected) return { enquiries: [...selected], nextCursor: undefined, searchedUntil: undefined };
    return listEnquiries(type, filters, { cursor, limit: perPage, signal });
  };

  return createPagedFile({
    head: csvHead(type, heading),
    announce: (signal) =>
      staffApi('POST /requests/searches', {
        body: { ...filters, type, limit: 1, exported: true, ...(selected && { selected: selected.length }) },
        signal,
      }),
    readPage: async (cursor, signal) => {
      const { enquiries, nextCursor, searchedUntil } = await readPage(cursor, signal);
      await programs.fetch(enquiries.flatMap(({ program_id }) => program_id ?? []));
      const searched = isOldestFirst(filters) ? [] : (searchedUntil ?? []);
      return {
        lines: csvLines(type, enquiries, { t, language, programName: programs.nameOf }),
        count: enquiries.length,
        nextCursor,
        until: isByUrgency(filters) ? undefined : (searchedUntil ?? enquiries.at(-1)?.created_at),
        oldest: [searched, enquiries.map(({ created_at }) => created_at)].flat().toSorted()[0],
      };
    },
  });
}
