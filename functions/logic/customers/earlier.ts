import { EnquiryType } from '#contracts/api/enquiries';
import { type Progress, putProgress, readProgress } from '../../data/customer-progress.ts';
import { itemPages } from '../../data/enquiry-reads.ts';
import { justBefore } from '../../data/key-bounds.ts';
import { endOfCall } from '../../time-left.ts';
import { idRange } from '../enquiry-ids.ts';
import { inBatches } from '../in-batches.ts';
import { fileNumber } from './file.ts';

const pageSize = 100;

/** Files the requests from before there were cards, once. Idempotent. The next call goes on where this one stops. */
export async function fileEarlier(): Promise<string> {
  const progress = await readProgress();
  for (const type of EnquiryType.options) {
    if (progress.done.includes(type)) continue;
    if (!(await fileType(type, progress))) return 'continues';
    Object.assign(progress, { done: [...progress.done, type], last: null });
    await putProgress(progress);
  }
  return 'all filed';
}

/** @returns false if the time was up */
async function fileType(type: EnquiryType, progress: Progress): Promise<boolean> {
  const until = endOfCall();
  const range = { ...idRange({}), ...(progress.last && { last: justBefore(progress.last) }) };
  for await (const items of itemPages(type, { range, size: pageSize }, ['pk', 'sk', 'phone'])) {
    const phones = new Set(items.flatMap(({ phone }) => (typeof phone === 'string' ? [phone] : [])));
    const filed = await inBatches([...phones], (phone) => fileNumber(phone), { until });
    if (filed.length < phones.size) return false;
    progress.last = items.at(-1)?.sk ?? progress.last;
    await putProgress(progress);
    if (performance.now() > until) return false;
  }
  return true;
}
