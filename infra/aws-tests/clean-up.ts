import type { Account } from './account.ts';
import type { Entry } from './journal.ts';

/** Number of parallel calls. */
const inParallel = 4;

/** Paths that create something, each with the kind of its deleted records; undefined if a deletion is final. */
const deletedKinds: Readonly<Record<string, string | undefined>> = {
  '/flight-requests': 'flight',
  '/hotels': 'hotel',
  '/customs': 'custom',
  '/messages': 'message',
  '/programs': 'program',
  '/team': undefined,
  '/privacy/requests': undefined,
};

/**
 * Returns the journal entry for what a call has created; undefined if there is nothing to remove.
 * @param path of the route, `/hotels`
 * @param body of the call and of its reply, as text
 */
export function madeBy(path: string, body: unknown, reply: string): Entry | undefined {
  const place = path === '/requests' ? pathOfType(body) : path;
  if (!place || !(place in deletedKinds)) return undefined;
  const { id } = JSON.parse(reply).data ?? {};
  return typeof id === 'string' ? { kind: 'record', path: place, id } : undefined;
}

/** The type of an enquiry that staff enter is in the body. */
function pathOfType(body: unknown): string | undefined {
  const { type } = typeof body === 'string' ? JSON.parse(body) : {};
  return Object.keys(deletedKinds).find((path) => deletedKinds[path] === type);
}

export interface CleanUp {
  /** Numbers of removed records by the path that made them. */
  removed: Map<string, number>;
  /** Records that still exist, with the reason. */
  failures: string[];
}

/**
 * Removes what a run has created, over HTTP like staff, so that the functions remove pages and photos too. Records
 * that the tests have removed count as removed.
 */
export async function cleanUp(entries: readonly Entry[], url: string, owner: Account): Promise<CleanUp> {
  const call = await signedIn(url, owner);
  const removed = new Map<string, number>();
  const failures: string[] = [];
  const waiting = entries.flatMap((entry) => (entry.kind === 'record' ? [entry] : [])).values();
  const worker = async () => {
    for (const { path, id } of waiting) {
      const failure = await remove(call, path, id).catch(({ message }: Error) => message);
      if (failure) failures.push(`${path}/${id}: ${failure}`);
      else removed.set(path, (removed.get(path) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: inParallel }, worker));
  return { removed, failures };
}

type Call = (method: string, path: string) => Promise<number>;

/** @returns the reason why a record still exists; undefined if it is gone */
async function remove(call: Call, path: string, id: string): Promise<string | undefined> {
  const isGone = (status: number) => status === 200 || status === 404;
  const kind = deletedKinds[path];
  let status = await call('DELETE', `${path}/${id}`);
  const isEnquiry = kind !== undefined && kind !== 'program';
  // Suspected spam becomes an enquiry first, because a single quarantined one cannot be deleted.
  if (status === 404 && isEnquiry && (await call('POST', `/quarantine/${id}/release`)) === 200) {
    status = await call('DELETE', `${path}/${id}`);
  }
  if (!isGone(status)) return `deleting it answers ${status}`;
  if (kind === undefined) return undefined;
  const last = await call('DELETE', `/deleted/${kind}/${id}`);
  return isGone(last) ? undefined : `removing it for good answers ${last}`;
}

/** Signs in. Returns a function that makes a call and returns its status. */
async function signedIn(url: string, { email, password }: Account): Promise<Call> {
  const headers = { 'X-Client': 'web', 'Content-Type': 'application/json', 'Accept-Language': 'en' };
  const body = JSON.stringify({ email, password, remember: false });
  const reply = await fetch(`${url}/api/session`, { method: 'POST', headers, body });
  if (!reply.ok) throw new Error(`Signing in at ${url} answers ${reply.status}: ${await reply.text()}`);
  const cookie = reply.headers.getSetCookie().map((one) => one.split(';')[0]);
  return async (method, path) => {
    const answer = await fetch(`${url}/api${path}`, { method, headers: { ...headers, Cookie: cookie.join('; ') } });
    await answer.arrayBuffer();
    return answer.status;
  };
}
