import type { Enquiry } from '#contracts/api/enquiries';

/** A change by staff, in this tab or in another tab of the browser. */
export type EnquiryNews =
  | { kind: 'changed'; enquiry: Enquiry }
  /** The request as the change should leave it, shown before the server has replied. */
  | { kind: 'expected'; enquiry: Enquiry }
  | { kind: 'deleted' | 'restored'; id: string }
  | { kind: 'entered' };

type Listener = (news: EnquiryNews) => void;

const listeners = new Set<Listener>();
const deletedIds = new Set<string>();

/** Undefined while rendering on a server. */
const otherTabs = typeof window === 'undefined' ? undefined : new BroadcastChannel('admin-requests');

otherTabs?.addEventListener('message', ({ data }: MessageEvent<EnquiryNews>) => tellThisTab(data));

function tellThisTab(news: EnquiryNews): void {
  if (news.kind === 'deleted') deletedIds.add(news.id);
  if (news.kind === 'restored') deletedIds.delete(news.id);
  for (const listener of listeners) listener(news);
}

/** Announces a change to every tab, including this one. */
export function announceNews(news: EnquiryNews): void {
  tellThisTab(news);
  otherTabs?.postMessage(news);
}

/** Shows a state in this tab only: what a change is expected to do, or again what was before. */
export const expectNews = (enquiry: Enquiry) => tellThisTab({ kind: 'expected', enquiry });

/** Calls `listener` on every change. Returns a function that stops it. */
export function onNews(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns true if an enquiry has been deleted since: a reply that was in flight may still contain it. */
export const isDeleted = ({ id }: Pick<Enquiry, 'id'>) => deletedIds.has(id);
