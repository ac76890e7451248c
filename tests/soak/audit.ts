import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { mailTexts } from '../../functions/logic/mails/texts/texts.ts';
import type { Sent } from './enquiries.ts';
import { staff } from './process.ts';

/** Compares the store and the outbox at the end with the acknowledged enquiries. */
export interface Findings {
  acknowledged: number;
  stored: number;
  /** Acknowledged, but not in the store. */
  lost: number;
  /** Sent once by a visitor, but more than once in the store or in the replies. */
  doubled: number;
  confirmations: number;
  staffMails: number;
  summaries: number;
  /** Mails that were never sent. */
  missing: number;
  /** Mails sent twice after a kill: the call crashed between sending and marking. */
  twiceByKill: number;
  /** Mails sent twice for another reason. */
  twice: number;
  /** Enquiries reported to staff by no mail, or by both a mail and a summary. */
  misplaced: number;
}

interface Mail {
  to: string;
  subject: string;
  text: string;
  /** By the real clock, in milliseconds. */
  writtenAt: number;
}

async function readOutbox(dataDir: string): Promise<Mail[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const { to, subject, text } = JSON.parse(await readFile(path, 'utf8'));
      return { to: to[0], subject, text, writtenAt: (await stat(path)).mtimeMs };
    }),
  );
}

async function scan(client: DynamoDBClient, TableName: string) {
  const items: Record<string, unknown>[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName })) {
    items.push(...Items.map((item) => unmarshall(item)));
  }
  return items;
}

interface Evidence {
  client: DynamoDBClient;
  dataDir: string;
  sent: readonly Sent[];
  /** The times at which the process was killed, by the real clock. */
  kills: readonly number[];
}

/** The sentence by which a summary explains itself, in each language. */
const reasons = Object.values(mailTexts).map(({ news }) => news.reason);

/** Counts the failures. */
export async function findings({ client, dataDir, sent, kills }: Evidence): Promise<Findings> {
  const enquiries = (await scan(client, 'Enquiries')).filter(({ name }) => String(name).startsWith('soak-'));
  const byName = Map.groupBy(enquiries, ({ name }) => name);
  const acknowledged = sent.filter(({ ids }) => ids.size > 0);
  const isLost = ({ name, ids }: Sent) => ![...ids].every((id) => byName.get(name)?.some(({ sk }) => sk === id));
  const isDoubled = ({ name, ids }: Sent) => ids.size > 1 || (byName.get(name)?.length ?? 0) > 1;

  const mails = await readOutbox(dataDir);
  const confirmations = Map.groupBy(
    mails.filter(({ to }) => to.startsWith('soak-')),
    ({ to }) => to,
  );
  const toStaff = mails.filter(({ to }) => to === staff.email);
  const referenceIn = ({ subject }: Mail) => /[A-Z]-[\dA-Z]{4}-[\dA-Z]{4}/.exec(subject)?.[0];
  const singles = Map.groupBy(toStaff.filter(referenceIn), (mail) => referenceIn(mail));
  // The other mail to staff without a reference is the one of the morning, which the clock may pass.
  const summaries = toStaff.filter(({ text }) => reasons.some((reason) => text.includes(reason)));
  const windows = (await scan(client, 'Idempotency')).filter(({ pk }) => String(pk).startsWith('staff-mail-window#'));
  const listed = (list: 'singles' | 'summarized') =>
    windows.flatMap((window) => [...((window[list] as Set<string>) ?? [])]);
  const [alone, summarized] = [listed('singles'), listed('summarized')];
  const places = Map.groupBy([...alone, ...summarized], (key) => key);
  const expectedSummaries = windows.filter(({ summarized }) => summarized).length;

  const repeated = [...confirmations.values(), ...singles.values()].filter((copies) => copies.length > 1);
  const aroundKill = (copies: readonly Mail[]) => {
    const [first = 0, second = 0] = copies.map(({ writtenAt }) => writtenAt).toSorted((a, b) => a - b);
    return copies.length === 2 && kills.some((kill) => first <= kill && kill <= second);
  };
  return {
    acknowledged: acknowledged.length,
    stored: enquiries.length,
    lost: acknowledged.filter(isLost).length,
    doubled: sent.filter(isDoubled).length,
    confirmations: confirmations.size,
    staffMails: singles.size,
    summaries: summaries.length,
    missing:
      enquiries.filter(({ email }) => !confirmations.has(String(email))).length +
      (new Set(alone).size - singles.size) +
      Math.max(0, expectedSummaries - summaries.length),
    twiceByKill: repeated.filter(aroundKill).length,
    twice: repeated.filter((copies) => !aroundKill(copies)).length + Math.max(0, summaries.length - expectedSummaries),
    misplaced: enquiries.filter(({ pk, sk }) => places.get(`${pk}.${sk}`)?.length !== 1).length,
  };
}
