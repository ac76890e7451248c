import { requestLink } from '#contracts/website/paths';
import { keptInTab } from '#shared/features/enquiries/draft.ts';

/** What opens the page of a request. */
export interface RequestLink {
  reference: string;
  secret: string;
}

/**
 * The secrets of this tab's links, by reference, and the reference of the open page. They are in the tab's session storage
 * and nowhere else: no entry of the browser's history that we make has them.
 */
const secrets = keptInTab<Record<string, string>>('request-links');
const open = keptInTab<string>('request-open');

/** The same while the page is open, in browsers without storage. */
let memory: { secrets: Record<string, string>; open?: string } = { secrets: {} };

const known = (): Record<string, string> => ({ ...memory.secrets, ...secrets.read() });

/** Reads the fragment of a link: `#F-7K3M-09QX.<secret>`. */
export function linkIn(hash: string): RequestLink | undefined {
  const [, reference, secret] = /^#([A-Za-z\d-]{5,20})\.([\w-]{10,100})$/.exec(hash) ?? [];
  return reference && secret ? { reference, secret } : undefined;
}

/** Keeps a link in this tab. */
export function keepLink({ reference, secret }: RequestLink): void {
  memory = { ...memory, secrets: { ...known(), [reference]: secret } };
  secrets.write(memory.secrets);
}

/** Keeps a link and makes it the one that the page of the request opens. */
export function keepOpenLink(link: RequestLink): void {
  keepLink(link);
  memory = { ...memory, open: link.reference };
  open.write(link.reference);
}

/** The link of a request that was sent or opened in this tab. */
export function linkOf(reference: string): RequestLink | undefined {
  const secret = known()[reference];
  return secret ? { reference, secret } : undefined;
}

/** The link that was opened last in this tab. */
export function lastOpenLink(): RequestLink | undefined {
  const reference = open.read() ?? memory.open;
  return reference ? linkOf(reference) : undefined;
}

/** The whole address, for the customer to keep. */
export const addressOf = (link: RequestLink): string => requestLink(location.origin, link);
