import * as z from 'zod/mini';
import { getItem, putItem } from './dynamo.ts';

/** How far the clock's job has come. Losing it costs another pass. */
const key = { pk: 'desk-progress' };

const Progress = z.object({
  /** True once every open request from before there was a queue has its place. */
  enrolled: z.boolean(),
  /** The version of the calendar by which due times were computed. */
  calendar: z.string(),
  /** Complete passes with that version. */
  passes: z.int(),
});
export type Progress = z.infer<typeof Progress>;

export async function readProgress(): Promise<Progress> {
  const item = await getItem('Settings', key);
  return item ? Progress.parse(item) : { enrolled: false, calendar: '', passes: 0 };
}

export const putProgress = (progress: Progress): Promise<void> =>
  putItem('Settings', { ...key, schema: 1, ...progress });
