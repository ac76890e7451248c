import { describe, expect, it } from 'vitest';
import { events, type Source } from '#contracts/platform/events';

const changes = Object.entries(events as Record<string, Source>).flatMap(([name, source]) =>
  source.kind === 'changes' ? [[name, source] as const] : [],
);

const id = '0199b0aa-0000-7000-8000-000000000000';
/** The contents of each event, by version. A release reads those of the one before: add a line, change none. */
const examples: Record<string, Record<number, unknown>> = {
  'enquiry-received': { 1: { type: 'hotel', id, restored: false } },
  'enquiry-followed-up': {
    1: { type: 'hotel', id, entries: [{ action: 'customer_wrote', at: '2026-11-24T09:00:00.000Z' }] },
  },
  'enquiry-changed': { 1: { type: 'hotel', id } },
  'customer-changed': { 1: { type: 'hotel', id, phones: ['+966501234567'] } },
  'program-changed': { 1: { id } },
  'departure-changed': { 1: { program_id: id } },
  'setting-changed': { 1: { setting: 'seasons' } },
  'site-content-changed': { 1: { section: 'announcement', state: 'LIVE' } },
  'record-removed': { 1: { kind: 'program', id, photos: [{ id, content_type: 'image/jpeg', widths: [320] }] } },
};

describe.each(changes)('the event %s', (name, { version, schema }) => {
  it('has a version and a schema that reads it', () => {
    expect(Object.keys(examples[name] ?? {}).map(Number)).toEqual(Array.from({ length: version }, (_, at) => at + 1));
    expect(schema.parse(examples[name]?.[version])).toEqual(examples[name]?.[version]);
  });

  it('leaves out the rest of the item', () => {
    const more = { ...(examples[name]?.[version] as object), name: 'Nora', phone: '+966501234568' };
    expect(schema.parse(more)).toEqual(examples[name]?.[version]);
  });
});
