/** In milliseconds. Other tabs answer within a few, unless they are asleep. */
const longestAnswer = 150;

type Key = readonly [id: string, address: string];
type Word =
  | { kind: 'asked'; key: string }
  | { kind: 'answered'; key: string; link: string }
  | { kind: 'ended'; id: string };

const separator = ' ';

/**
 * Keeps links that the tabs of a browser have made, in their memory only: a link opens a customer's request. A tab that
 * has none asks the others before it makes one.
 */
export function createSharedLinks(otherTabs: BroadcastChannel | undefined, answerTime = longestAnswer) {
  const made = new Map<string, Promise<string>>();
  const waiting = new Map<string, (link: string) => void>();
  const tell = (word: Word) => otherTabs?.postMessage(word);

  const forgetHere = (id: string) => {
    for (const key of made.keys()) if (key.startsWith(id + separator)) made.delete(key);
  };

  otherTabs?.addEventListener('message', ({ data: word }: MessageEvent<Word>) => {
    if (word.kind === 'ended') forgetHere(word.id);
    if (word.kind === 'answered') waiting.get(word.key)?.(word.link);
    if (word.kind === 'asked' && !waiting.has(word.key)) {
      made.get(word.key)?.then(
        (link) => tell({ kind: 'answered', key: word.key, link }),
        () => undefined,
      );
    }
  });

  const ask = async (key: string): Promise<string | undefined> => {
    if (!otherTabs) return undefined;
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    const timer = setTimeout(() => resolve(undefined), answerTime);
    waiting.set(key, resolve);
    tell({ kind: 'asked', key });
    const link = await promise;
    clearTimeout(timer);
    waiting.delete(key);
    return link;
  };

  return {
    /** The link of a request and its customer's address; `make` makes it if no tab has one. */
    get([id, address]: Key, make: () => Promise<string>): Promise<string> {
      const key = `${id}${separator}${address}`;
      const known = made.get(key);
      if (known) return known;
      const link = ask(key).then((shared) => shared ?? make());
      made.set(key, link);
      link.catch(() => made.delete(key));
      return link;
    },
    /** Forgets the links of a request, in all tabs: they have ended. */
    forget(id: string): void {
      forgetHere(id);
      tell({ kind: 'ended', id });
    },
  };
}
