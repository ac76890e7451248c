/** Tells open previews of this browser that the draft of a program was saved. */
const channel = 'program-preview';

export function announceDraft(programId: string): void {
  const news = new BroadcastChannel(channel);
  news.postMessage(programId);
  news.close();
}

/** Calls `listener` when the draft of a program was saved. Returns a function that stops it. */
export function onDraftSaved(programId: string, listener: () => void): () => void {
  const news = new BroadcastChannel(channel);
  news.addEventListener('message', ({ data }: MessageEvent<string>) => data === programId && listener());
  return () => news.close();
}
