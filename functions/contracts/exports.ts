import * as z from 'zod/mini';
import { ExportFilter } from './audit.ts';
import { route } from './route.ts';

/**
 * Records in the audit trail that the console is about to export a list: its pages alone do not distinguish an export
 * from a screen.
 */
export const announceExport = route({
  id: 'announceExport',
  summary: 'Announce an export to a file; the console calls it before it reads the first page',
  method: 'POST',
  path: '/exports',
  access: 'staff',
  body: z.object({ of: z.enum(['requests', 'activity']), ...ExportFilter.shape }),
  reply: z.literal(true),
  status: 201,
  audit: { reported: ['enquiries_exported', 'activity_exported'] },
  uses: {},
});
