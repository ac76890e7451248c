import { useEffect, useEffectEvent } from 'react';
import { loadTexts } from '#shared/lib/i18n.ts';
import { useOnDemand } from '../features/on-demand/use-on-demand.ts';

const load = async () => {
  const [news] = await Promise.all([import('../features/news/desk-news.tsx'), loadTexts(['adminAccount'])]);
  return news;
};

/** Loads notifications and other news after the screens. The screens work without them. */
export function LaterNews() {
  const { Part: DeskNews, fetch } = useOnDemand(load, { isQuiet: true });
  const begin = useEffectEvent(() => void fetch());
  useEffect(() => begin(), []);
  return DeskNews && <DeskNews />;
}
