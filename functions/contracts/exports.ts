import * as z from 'zod/mini';
import { ExportFilter } from './audit.ts';
import { route } from './route.ts';

/**
 * Announces a file that the console is about to write from pages of a list, for the audit trail: the pages alone do not
 * tell a file from a screen.
 */
export const announceExport = route({
  id: 'announceExport',
  summary: 'Announce an export of requests to a file; the console calls it before it reads the first page',
  method: 'POST',
  path: '/exports',
  access: 'staff',
  body: ExportFilter,
  reply: z.literal(true),
  status: 201,
  audit: { action: 'enquiries_exported' },
  uses: {},
});
