import { v7 as uuid } from 'uuid';
import type { AuditedChange } from '#contracts/api/audit';
import { replyOf } from '#contracts/api/program-edge';
import type { Prices } from '#contracts/api/program-prices';
import type { Program, ProgramInput } from '#contracts/api/programs';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { moveToDeleted } from '../data/deleted.ts';
import { updateDeparture } from '../data/departures.ts';
import { sha256 } from '../data/hash.ts';
import { addVersion } from '../data/program-versions.ts';
import { createProgram } from '../data/programs.ts';
import { ProblemError } from '../errors.ts';
import { changesBetween } from './audit/changes-between.ts';
import { offerOf } from './catalogue/offer.ts';
import { photoNumbers } from './catalogue/photo-numbers.ts';
import { lineOf } from './catalogue/prices.ts';
import { claimRecord } from './claims.ts';
import { complete, getProgram } from './offered-programs.ts';
import { contentOf } from './publications/content.ts';
import { publishInput } from './publications/publish.ts';
import { requireLicence } from './umrah-licence.ts';

/**
 * Creates a program. Idempotent: a retry with the same key creates nothing and returns the program's current state.
 * @throws ProblemError `idempotency_key_reused`; ValidationFailed for Umrah without a licence
 */
export async function createOnce(
  input: ProgramInput,
  { by, idempotencyKey }: { by: string; idempotencyKey: string | undefined },
): Promise<Program> {
  requireLicence(input);
  const claim = idempotencyKey ? await claimRecord(input, sha256(`program#${idempotencyKey}`)) : undefined;
  const { id, created_at } = claim
    ? { id: claim.record_id, created_at: claim.created_at }
    : { id: uuid(), created_at: new Date().toISOString() };
  const program = await createProgram(withAlignedPrice(input), { id, created_at });
  const first = { version: 1, follows: 0, content: contentOf(program), at: created_at, by, note: null };
  if (program.version === 1) await addVersion(id, first);
  return program;
}

/** The price of an adult is the same in both places: where there are prices, theirs counts. */
export function withAlignedPrice(input: ProgramInput): ProgramInput {
  const adult = input.prices && lineOf(input.prices, 'adult');
  return adult ? { ...input, price_sar: adult.price_sar } : input;
}

/**
 * Changes a program. Days and price that callers were shown, or that were typed before, stay; other ones change what is
 * shown: the next departure, if the program has several.
 * @throws ProblemError `program_not_found`, `version_conflict`, `publication_planned`; ValidationFailed for Umrah without a
 * licence
 */
export async function changeProgram(
  id: string,
  { input, version, by }: { input: ProgramInput; version: number | undefined; by: string },
  report: (details: { changes: AuditedChange[] }) => void,
): Promise<Program> {
  requireLicence(input);
  const now = await getProgram(id, { forStaff: true });
  const makeInput = (current: Program) => {
    const known = { ...current, departures: now.departures };
    const typed = typedChange(known, input);
    return { ...input, ...typed, ...alignedPrices(known, input, typed) };
  };
  const { before, after } = await publishInput(id, makeInput, { by, version });
  await changeNextDeparture(now, input);
  report({ changes: fieldsBetween(typedFields(before), typedFields(after)) });
  return complete(after);
}

const typedNames = ['from_date', 'to_date', 'nights', 'price_sar'] as const;
type Typed = Pick<ProgramInput, (typeof typedNames)[number]>;

/**
 * What becomes typed with the program. A program with departures of its own keeps its days. Callers that name `prices`
 * know the typed price: one that equals the shown price of a departure is meant.
 */
function typedChange(now: Program, input: ProgramInput): Typed {
  const shown = offerOf(now, riyadhDay());
  const keeps = (name: keyof Typed) =>
    name === 'price_sar'
      ? input.prices === undefined && input.price_sar === shown.price_sar
      : input[name] === shown[name] || now.departures !== null;
  return Object.fromEntries(
    typedNames.map((name) => [name, keeps(name) ? now[name] : input[name]]),
  ) as unknown as Typed;
}

/** The price of an adult is the same in both places: a body with prices gives it there, others in `price_sar`. */
function alignedPrices(now: Program, { prices }: ProgramInput, { price_sar }: Typed): Partial<ProgramInput> {
  const adult = prices && lineOf(prices, 'adult');
  if (adult) return { prices, price_sar: adult.price_sar };
  if (prices === null || !now.prices || price_sar === now.price_sar) return {};
  return { prices: withAdultPrice(now.prices, price_sar) };
}

const withAdultPrice = (prices: Prices, price_sar: number): Prices => ({
  ...prices,
  lines: prices.lines.map((line) => (line.item === 'adult' ? { ...line, price_sar } : line)),
});

/** Gives new days to the next departure, and a new price if it has prices of its own. */
async function changeNextDeparture(now: Program, input: ProgramInput): Promise<void> {
  const today = riyadhDay();
  const shown = offerOf(now, today);
  const next = now.departures?.find(({ from_date }) => from_date === shown.from_date);
  if (!next) return;
  const isNew = (name: keyof Typed) => input[name] !== shown[name] && input[name] !== now[name];
  const days = isNew('from_date') || isNew('to_date') || isNew('nights');
  const ownPrice = next.prices && input.prices === undefined && isNew('price_sar');
  if (!days && !ownPrice) return;
  const { id, version, updated_at: _, ...body } = next;
  const { from_date, to_date, nights } = input;
  // A deadline after the new first day would never close it: the usual one holds.
  const deadline = body.deadline !== null && body.deadline > from_date ? null : body.deadline;
  await updateDeparture(
    now.id,
    id,
    {
      ...body,
      ...(days && { from_date, to_date, nights, deadline }),
      ...(ownPrice && next.prices && { prices: withAdultPrice(next.prices, input.price_sar) }),
    },
    version,
  );
}

/**
 * Moves a program to the deleted ones. Its pages are removed at once, its photos when it is removed for good.
 * @throws ProblemError `program_not_found`
 */
export async function deleteProgram(id: string, by: { email: string }): Promise<void> {
  if (!(await moveToDeleted('program', id, by.email))) throw new ProblemError('program_not_found');
}

/** The changed fields, and of the photos, whose ids say nothing to readers, their numbers: `1 3 2`. */
function fieldsBetween(before: TypedFields, after: TypedFields): AuditedChange[] {
  const numbers = photoNumbers(before.photo_order, after.photo_order);
  return changesBetween(
    { ...before, photo_order: numbers.before.join(' ') },
    { ...after, photo_order: numbers.after.join(' ') },
  );
}

type TypedFields = ReturnType<typeof typedFields>;

/** The activity names fields as the API does. */
function typedFields(program: Program) {
  const {
    photos: _,
    kept_photos: _kept,
    photo_records,
    version: _version,
    updated_at: _updatedAt,
    ...fields
  } = replyOf(program, program);
  const {
    typed: _typed,
    departures: _departures,
    departure_count: _count,
    publication: _publication,
    ...rest
  } = fields;
  return { ...rest, photo_order: photo_records.map(({ id }) => id) };
}
