import type { AuditedRecord } from '#contracts/api/audit';
import type { Route } from '#contracts/api/route';
import { logger } from '../logger.ts';
import { type Action, recordAction, recordForAnHour, wasRecorded } from '../logic/audit/audit.ts';
import { Reply } from './reply.ts';

/** The part of an entry that only the operation knows. */
export type Report = Partial<Action>;

interface Call {
  /** The path's parameters, one of which may be the `id` of a record. */
  params: unknown;
  session?: { staff: { email: string } } | undefined;
}

/**
 * Collects the entries that one call adds to the audit trail, by the route's `audit`. They are written after the
 * operation and before the reply: a reply that reveals or confirms something is sent only if the trail has the entry.
 */
export function beginTrail({ audit }: Route, { params, session }: Call) {
  const reports: Report[] = [];
  const recordOf = (id: string | undefined): AuditedRecord | null =>
    audit?.record && id ? { kind: audit.record, id } : null;
  const common = { staff: session?.staff.email ?? null, record: recordOf(idIn(params)) };
  const isHourly = audit && 'hourly' in audit;
  // In parallel with the operation, so that the reply does not wait for it.
  const recorded = isHourly ? wasRecorded({ ...common, action: audit.action }).catch(unknownIfRecorded) : undefined;

  async function write(outcome: unknown): Promise<void> {
    if (!audit) return;
    if ('reported' in audit) {
      for (const report of reports) await recordReported({ ...common, ...report } as Action);
      return;
    }
    const action = {
      ...common,
      record: common.record ?? recordOf(outcome instanceof Reply ? undefined : idIn(outcome)),
      action: audit.action,
    };
    if (!isHourly) await recordAction(Object.assign(action, ...reports));
    else if (!(await recorded)) await recordForAnHour(action);
  }

  return { report: (report: Report) => void reports.push(report), write };
}

/** Adds a read at most once an hour, as the routes whose `audit` is `hourly` do. */
async function recordReported(action: Action): Promise<void> {
  if (action.action !== 'enquiry_read') await recordAction(action);
  else if (!(await wasRecorded(action).catch(unknownIfRecorded))) await recordForAnHour(action);
}

/** A second entry is better than none. */
function unknownIfRecorded(error: Error): boolean {
  logger.warn('hourly entry not looked up', { error });
  return false;
}

const idIn = (value: unknown) => (value as { id?: string } | undefined)?.id;
