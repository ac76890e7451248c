import { createDraft } from './draft.ts';

interface Attempt {
  key: string;
  body: string;
}

/** 128 random bits. `crypto.randomUUID` exists behind TLS only, and a library for it weighs more than the line. */
const randomKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * The `Idempotency-Key` of an enquiry: the same for every try at sending the same content, across reloads too, so that
 * a double click or a retry after a lost reply stores it once. Changed content is a new enquiry to the server, which
 * refuses a known key with another body.
 */
export function createSendKey(name: string) {
  const kept = createDraft<Attempt>(`${name}:attempt`);
  // Without storage the key lasts as long as the page.
  let last: Attempt | undefined;
  return {
    for: (body: unknown): string => {
      const text = JSON.stringify(body);
      last = kept.read() ?? last;
      if (last?.body !== text) {
        last = { key: randomKey(), body: text };
        kept.write(last);
      }
      return last.key;
    },
    /** The enquiry has arrived: the next one is another, even with the same content. */
    forget: () => {
      last = undefined;
      kept.clear();
    },
  };
}
