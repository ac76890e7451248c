import { type Author, type Enquiry, EnquiryType } from '#contracts/api/enquiries';
import { tagKey } from '#contracts/api/tag-rules';
import { readTagged } from '../../data/enquiry-reads.ts';
import { putTags } from '../../data/tags.ts';
import type { Action } from '../audit/audit.ts';
import { idRange } from '../enquiry-ids.ts';

interface Tagging {
  params: { type: EnquiryType; id: string };
  body: { tags: readonly string[]; from: readonly string[] };
  by: Author;
  /** Called with a read if nothing has changed. Tags are free words, so the trail does not have them. */
  report: (action: Action & { action: 'enquiry_tagged' | 'enquiry_read' }) => void;
}

/**
 * Replaces the tags of a request.
 * @throws ProblemError `enquiry_not_found`, `version_conflict`
 */
export async function tagRequest({ params, body, by, report }: Tagging): Promise<Enquiry> {
  const { enquiry, isChanged } = await putTags(params, { ...body, by });
  report({ action: isChanged ? 'enquiry_tagged' : 'enquiry_read' });
  return enquiry;
}

/** The newest requests with tags that are read, of each kind. */
const mostRead = 50;

/** The tags in use, the most used first: as they are written in the newest request that has them. */
export async function tagsInUse(): Promise<string[]> {
  const found = (await Promise.all(EnquiryType.options.map(newestTags))).flat();
  return [...Map.groupBy(found, tagKey).values()]
    .toSorted((some, others) => others.length - some.length)
    .flatMap(([tag]) => tag ?? []);
}

async function newestTags(type: EnquiryType): Promise<string[]> {
  const tags: string[] = [];
  let read = 0;
  for await (const enquiry of readTagged(type, { range: idRange({}), size: mostRead })) {
    tags.push(...enquiry.tags);
    read += 1;
    if (read === mostRead) break;
  }
  return tags;
}
