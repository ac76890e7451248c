import { keptInTab } from '#shared/features/enquiries/draft.ts';

/** The link that opens the page of a request. */
export interface RequestLink {
  reference: string;
  secret: string;
}

interface Links {
  /** The reference of the link that was opened last. */
  open?: string;
  secrets: Record<string, string>;
}

/**
 * The links of this tab. They are in its session storage and nowhere else: no entry of the browser's history that we make
 * has a secret.
 */
const stored = keptInTab<Links>('request-links');
/** The same for browsers without storage, as long as the page is open. */
let links: Links = { secrets: {} };

const known = (): Links => stored.read() ?? links;

/** Keeps a link in this tab. @param open as the one that the page of the request opens */
export function keepLink({ reference, secret }: RequestLink, open = false): void {
  const before = known();
  links = { ...before, ...(open && { open: reference }), secrets: { ...before.secrets, [reference]: secret } };
  stored.write(links);
}

/** The link of a request that was sent or opened in this tab; by default that which was opened last. */
export function linkOf(reference = known().open ?? ''): RequestLink | undefined {
  const secret = known().secrets[reference];
  return secret ? { reference, secret } : undefined;
}
