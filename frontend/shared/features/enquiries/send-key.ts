import { createDraft } from './draft.ts';

interface Attempt {
  key: string;
  body: string;
}

/** 128 random bits. `crypto.randomUUID` needs TLS, and a library would be larger than this line. */
const randomKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Creates the `Idempotency-Key` of an enquiry: the same for every attempt to send the same content, also across
 * reloads. A double click, or a retry after a lost reply, then stores the enquiry once. Changed content gets a new key:
 * the server refuses a known key with another body.
 */
export function createSendKey(name: string, makeKey = randomKey) {
  const kept = createDraft<Attempt>(`${name}:attempt`);
  // Without storage the key lasts as long as the page.
  let last: Attempt | undefined;
  return {
    for: (body: unknown): string => {
      const text = JSON.stringify(body);
      last = kept.read() ?? last;
      if (last?.body !== text) {
        last = { key: makeKey(), body: text };
        kept.write(last);
      }
      return last.key;
    },
    /** Called once the enquiry has been stored: the next one gets a new key, even with the same content. */
    forget: () => {
      last = undefined;
      kept.clear();
    },
  };
}
