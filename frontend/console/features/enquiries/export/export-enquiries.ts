import type { EnquiryType } from '#contracts/api/enquiries';
import type { Language } from '#contracts/field-kit/fields';
import { createPagedFile } from '../../export/paged-file.ts';
import { staffApi } from '../../session/staff-api.ts';
import type { EnquiryFilters } from '../enquiry-filters.ts';
import { listEnquiries } from '../list-enquiries.ts';
import type { CellWords } from './columns.ts';
import { csvHead, csvLines, type Heading } from './csv.ts';
import { createProgramNames } from './program-names.ts';

/** The API's limit of requests per page. */
const perPage = 100;

interface Options {
  /** The type to export; all types if undefined. */
  type: EnquiryType | undefined;
  filters: EnquiryFilters;
  t: CellWords['t'];
  heading: Heading;
  language: Language;
}

/** Creates an export of the filtered requests: it writes a file and records the export in the audit trail. */
export function createExport({ type, filters, t, heading, language }: Options) {
  const programs = createProgramNames(language);

  return createPagedFile({
    head: csvHead(type, heading),
    announce: (signal) =>
      staffApi('POST /requests/searches', { body: { ...filters, type, limit: 1, exported: true }, signal }),
    readPage: async (cursor, signal) => {
      const { enquiries, nextCursor, searchedUntil } = await listEnquiries(type, filters, {
        cursor,
        limit: perPage,
        signal,
      });
      await programs.fetch(enquiries.flatMap(({ program_id }) => program_id ?? []));
      return {
        lines: csvLines(type, enquiries, { t, language, programName: programs.nameOf }),
        count: enquiries.length,
        nextCursor,
        until: searchedUntil ?? enquiries.at(-1)?.created_at,
      };
    },
  });
}
