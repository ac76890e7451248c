import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { pictureFile } from '#contracts/website/site-picture-files';
import { useBrand } from '#shared/lib/use-brand.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { type NewEnquiries, newEnquiriesKey, useNewEnquiries } from '../enquiries/use-new-enquiries.ts';
import { chime } from './chime.ts';
import { notify, registerWorker } from './console-worker.ts';
import { showCount } from './icon-count.ts';
import { areNoticesOn, isSoundOn } from './news-settings.ts';
import { mayTell, takePart } from './one-teller.ts';
import { type News, newsIn } from './told-news.ts';

const refreshEvery = 30_000;

/** Counts what waits for staff: new requests, and customers who have followed up theirs. */
const waitingIn = ({ count, unanswered }: NewEnquiries) => count + (unanswered?.count ?? 0);

/**
 * Tells what is new while nobody looks at the console: a notification, with a sound if that is wanted. The poll of the
 * badges pauses in hidden tabs; the one that tells goes on with it if notifications are on.
 */
export function useTellNews(): void {
  const fresh = useNewEnquiries();
  const say = useSayNews();
  const { mutate } = useSWRConfig();

  useEffect(() => void registerWorker(), []);
  useEffect(takePart, []);
  useEffect(() => {
    const poll = async () => areNoticesOn() && (await mayTell()) && mutate(newEnquiriesKey);
    const timer = setInterval(() => void poll(), refreshEvery);
    return () => clearInterval(timer);
  }, [mutate]);

  const onReply = useEffectEvent((reply: NewEnquiries) => {
    const news = newsIn(reply);
    if (news) void say(news, reply);
  });
  useEffect(() => {
    if (!fresh) return;
    void showCount(waitingIn(fresh));
    onReply(fresh);
  }, [fresh]);
  useEffect(() => () => void showCount(0), []);
}

function useSayNews() {
  const { t } = useTranslation('adminAccount', { keyPrefix: 'news' });
  const { icon } = useBrand();
  const { language, direction } = useLanguage();
  return async ({ hasArrival, isOwnLate }: News, reply: NewEnquiries) => {
    if (isSoundOn() && (hasArrival || document.hidden)) void chime().catch(() => undefined);
    if (!areNoticesOn() || !(await mayTell())) return;
    // Counts only, as the badges show them: others may see the screen.
    const lines = [
      isOwnLate && t('notice.late', { count: reply.own_late?.count ?? 1 }),
      t('notice.waiting', { count: waitingIn(reply) }),
    ];
    await notify(t(hasArrival ? 'notice.arrival' : 'notice.lateTitle'), {
      body: lines.filter(Boolean).join('\n'),
      icon: icon ? pictureFile.icon(icon, 192) : '/icon-192.png',
      lang: language,
      dir: direction,
      silent: !isSoundOn(),
    });
  };
}
