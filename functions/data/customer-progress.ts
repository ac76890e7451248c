import * as z from 'zod/mini';
import { EnquiryType } from '#contracts/api/enquiries';
import { getItem, putItem } from './dynamo.ts';

/** How far the requests from before there were cards are filed. Losing it costs another pass. */
const key = { pk: 'customers-progress' };

const Progress = z.object({
  done: z.array(EnquiryType),
  /** The id of the last request that was filed, of the first type that is not done. */
  last: z.nullable(z.string()),
});
export type Progress = z.infer<typeof Progress>;

export async function readProgress(): Promise<Progress> {
  const item = await getItem('Settings', key);
  return item ? Progress.parse(item) : { done: [], last: null };
}

export const putProgress = (progress: Progress): Promise<void> =>
  putItem('Settings', { ...key, schema: 1, ...progress });
