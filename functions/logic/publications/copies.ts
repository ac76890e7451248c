import type { Departure, DepartureBody } from '#contracts/api/departures';
import type { ProgramCopy } from '#contracts/api/program-copy';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { addDeparture, departuresOfProgram } from '../../data/departures.ts';
import type { StoredPhoto } from '../../data/program-items.ts';
import { getPhotos } from '../../data/program-photos.ts';
import { inBatches } from '../in-batches.ts';
import { copyPhotoObjects } from '../photos/photo-objects.ts';

/**
 * Copies the files of another program's photos. Repeated, it writes the same files again.
 * @returns the new photos, in the form in which programs have them
 * @throws ProblemError `program_not_found`
 */
export async function copyPhotos(programId: string, copy: ProgramCopy): Promise<Record<string, StoredPhoto>> {
  const stored = await getPhotos(copy.program_id);
  const created_at = new Date().toISOString();
  const copied: Record<string, StoredPhoto> = {};
  await inBatches(copy.photos, async ({ from, id }) => {
    const photo = stored[from];
    if (photo?.status !== 'ready') return;
    const { draft: _, upload_until: _until, ...rest } = photo;
    const own = { ...rest, id, created_at };
    const places = [
      { programId: copy.program_id, photo },
      { programId, photo: own },
    ] as const;
    if (await copyPhotoObjects(...places)) copied[id] = own;
  });
  return copied;
}

/** Adds the departures of another program that have not begun. */
export async function copyDepartures(programId: string, copy: ProgramCopy): Promise<void> {
  const all = copy.departures.length > 0 ? ((await departuresOfProgram(copy.program_id)) ?? []) : [];
  const today = riyadhDay();
  const coming = new Map(all.filter(({ from_date }) => from_date >= today).map((one) => [one.id, one]));
  await inBatches(copy.departures, async ({ from, id }) => {
    const departure = coming.get(from);
    if (departure) await addDeparture(programId, id, unsold(departure));
  });
}

/** A departure of which nothing is sold: no group has decided yet that it goes. */
function unsold({ id: _, version: _version, updated_at: _at, ...body }: Departure): DepartureBody {
  return { ...body, seats_left: body.capacity, guaranteed: false };
}
