import type { EnquiryView } from './enquiry-view.ts';

/** Changes by staff, in this tab or in another one of the browser. */
export type EnquiryNews =
  | { kind: 'changed'; enquiry: EnquiryView }
  | { kind: 'deleted' | 'restored'; id: string }
  | { kind: 'entered' };

type Listener = (news: EnquiryNews) => void;

const listeners = new Set<Listener>();
const deletedIds = new Set<string>();

/** Absent while rendering on a server. */
const otherTabs = typeof window === 'undefined' ? undefined : new BroadcastChannel('admin-requests');

otherTabs?.addEventListener('message', ({ data }: MessageEvent<EnquiryNews>) => tellThisTab(data));

function tellThisTab(news: EnquiryNews): void {
  if (news.kind === 'deleted') deletedIds.add(news.id);
  if (news.kind === 'restored') deletedIds.delete(news.id);
  for (const listener of listeners) listener(news);
}

/** Tells every tab, this one included. */
export function announceNews(news: EnquiryNews): void {
  tellThisTab(news);
  otherTabs?.postMessage(news);
}

/** Calls `listener` on every piece of news until the returned function is called. */
export function onNews(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** True if an enquiry has been deleted meanwhile: a reply that was on its way may still have it. */
export const isDeleted = ({ id }: Pick<EnquiryView, 'id'>) => deletedIds.has(id);
