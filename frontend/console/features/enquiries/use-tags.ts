import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import type { Enquiry } from '#contracts/api/enquiries';
import { mergeTags } from '#contracts/api/tag-rules';
import { isConflict } from '#shared/lib/api-error.ts';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi } from '../session/staff-api.ts';
import { useFailureNotice } from '../session/use-failure-notice.ts';
import { announceNews, expectNews } from './enquiry-news.ts';
import { toEnquiry } from './enquiry-record.ts';
import { getEnquiry } from './get-enquiry.ts';

/** The tags in use, the most used first. They are read once somebody looks for one. */
export function useTagsInUse(isWanted: boolean) {
  const { data } = useSWR(isWanted ? 'tags' : null, () => staffApi('GET /desk/tags'));
  return data ?? [];
}

async function putTags({ type, id, tags: from }: Enquiry, tags: readonly string[]) {
  const reply = await staffApi('PUT /requests/{type}/{id}/tags', {
    params: { type, id },
    body: { tags: [...tags], from: [...from] },
  });
  announceNews({ kind: 'changed', enquiry: toEnquiry(reply, type) });
}

const save = (enquiry: Enquiry, tags: readonly string[]) =>
  resumeAfterSignIn(() => putTags(enquiry, tags)).catch(async (error) => {
    if (!isConflict(error)) throw error;
    const newer = await getEnquiry(enquiry);
    await putTags(newer, mergeTags(newer.tags, { from: enquiry.tags, to: tags }));
  });

/** The change on its way: the next one waits for it, since it is based on it. */
let latest: Promise<unknown> = Promise.resolve();

/**
 * Returns a function that shows other tags at once, and takes them back with the reason if the server refuses them. What
 * a colleague has changed meanwhile stays: the tags that were added and removed here are added and removed there.
 */
export function useChangeTags() {
  const { t } = useTranslation('adminCustomer');
  const notifyFailure = useFailureNotice();

  return async (enquiry: Enquiry, tags: readonly string[]) => {
    expectNews({ ...enquiry, tags: [...tags] });
    const saved = latest.then(() => save(enquiry, tags));
    latest = saved.catch(() => undefined);
    try {
      await saved;
    } catch (error) {
      const newer = await getEnquiry(enquiry).catch(() => enquiry);
      announceNews({ kind: 'changed', enquiry: newer });
      notifyFailure(t('tags.failed'), error);
    }
  };
}
