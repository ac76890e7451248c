import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { pictureFile } from '#contracts/website/site-picture-files';
import { useBrand } from '#shared/lib/use-brand.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { type NewEnquiries, newEnquiriesKey, useNewEnquiries, waitingIn } from '../enquiries/use-new-enquiries.ts';
import { chime } from './chime.ts';
import { notify, registerWorker } from './console-worker.ts';
import { showCount } from './icon-count.ts';
import { areNoticesOn, isSoundOn } from './news-settings.ts';
import { mayTell, takePart } from './one-teller.ts';
import { type News, newsIn } from './told-news.ts';

const refreshEvery = 30_000;

/** The subject of one notification about several news. */
const order = ['newest', 'followed', 'late', 'soon', 'unheeded'] as const;
const titles = {
  newest: 'notice.arrival',
  followed: 'notice.followed',
  late: 'notice.lateTitle',
  soon: 'notice.soonTitle',
  unheeded: 'notice.unheededTitle',
} as const;

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
    if (news.size > 0) void say(news, reply);
  });
  useEffect(() => {
    if (!fresh) return;
    void showCount(waitingIn(fresh).count);
    onReply(fresh);
  }, [fresh]);
  useEffect(() => () => void showCount(0), []);
}

function useSayNews() {
  const { t } = useTranslation('adminAccount', { keyPrefix: 'news' });
  const { icon } = useBrand();
  const { language, direction } = useLanguage();
  return async (news: News, reply: NewEnquiries) => {
    if (isSoundOn() && (news.has('newest') || news.has('followed') || document.hidden))
      void chime().catch(() => undefined);
    if (!areNoticesOn() || !(await mayTell())) return;
    // Counts only, as the badges show them: others may see the screen.
    const { own_late, own_soon, unheeded } = reply;
    const lines = [
      news.has('late') && t('notice.late', { count: own_late.count }),
      news.has('soon') && t('notice.soon', { count: own_soon.count }),
      news.has('unheeded') && t('notice.unheeded', { count: unheeded?.count ?? 1 }),
      t('notice.waiting', { count: waitingIn(reply).count }),
    ];
    const first = order.find((one) => news.has(one)) ?? 'newest';
    await notify(t(titles[first]), {
      body: lines.filter(Boolean).join('\n'),
      icon: icon ? pictureFile.icon(icon, 192) : '/icon-192.png',
      lang: language,
      dir: direction,
      silent: !isSoundOn(),
    });
  };
}
