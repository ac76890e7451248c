import type { Author, Enquiry } from '#contracts/api/enquiries';
import { ProblemError } from '../errors.ts';
import { findEnquiryItem } from './desk.ts';
import { type Item, onConditionFailed, updateItem } from './dynamo.ts';
import { keyOf, toEnquiry } from './enquiry-items.ts';
import { noting } from './full-history.ts';
import { refuseMerged, standsForItself } from './relation-items.ts';

const isSame = (some: readonly string[], others: readonly string[]) => JSON.stringify(some) === JSON.stringify(others);

interface TagChange {
  tags: readonly string[];
  /** The tags that the caller has seen. */
  from: readonly string[];
  by: Author;
}

/** A request whose tags change meanwhile is read again: then it has these tags already, or they conflict. */
const attempts = 2;

/**
 * Replaces the tags of a request. Does nothing if it has these already.
 * @throws ProblemError `enquiry_not_found`, `version_conflict`, `request_merged`
 */
export async function putTags({ type, id }: Pick<Enquiry, 'type' | 'id'>, { tags, from, by }: TagChange) {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const item = await findEnquiryItem({ type, id });
    if (!item) throw new ProblemError('enquiry_not_found');
    refuseMerged(item);
    const before: string[] = item.tags ?? [];
    // Also a repetition, or a retry by the SDK that finds its own first success.
    if (isSame(before, tags)) return { enquiry: toEnquiry(item), isChanged: false };
    if (!isSame(before, from)) throw new ProblemError('version_conflict');
    const revision: number | undefined = item.tags_revision;
    const noted = noting(item, {
      action: 'tagged',
      added: tags.filter((tag) => !before.includes(tag)),
      removed: before.filter((tag) => !tags.includes(tag)),
      ...{ at: new Date().toISOString(), by: { email: by.email, name: by.name } },
    });
    const sets = [...(tags.length > 0 ? ['tags = :tags', 'tagged = :type'] : []), ...noted.set];
    const write = updateItem('Enquiries', keyOf(type, id), {
      UpdateExpression: [
        ...(sets.length > 0 ? [`SET ${sets.join(', ')}`] : []),
        ...(tags.length > 0 ? [] : ['REMOVE tags, tagged']),
        `ADD ${['tags_revision :one', ...noted.add].join(', ')}`,
      ].join(' '),
      ConditionExpression: `attribute_exists(pk) AND ${standsForItself} AND ${revision ? 'tags_revision = :revision' : 'attribute_not_exists(tags_revision)'}`,
      values: {
        ':one': 1,
        ...noted.values,
        ...(tags.length > 0 && { ':tags': tags, ':type': type }),
        ...(revision && { ':revision': revision }),
      },
      ReturnValues: 'ALL_NEW',
    });
    const written = await onConditionFailed<Item | undefined, undefined>(write, () => undefined);
    if (written) return { enquiry: toEnquiry(written), isChanged: true };
  }
  throw new ProblemError('version_conflict');
}
