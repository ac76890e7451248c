import { maximumPhotos } from '#contracts/api/program-limits';
import type { Program, ProgramInput } from '#contracts/api/programs';

/** Which photos visitors see: each publication says that of the set, as it says the texts. */

type Chosen = Pick<ProgramInput, 'photo_order' | 'photos_left_out'>;
type Stored = Pick<Program, 'photo_records' | 'kept_photos'>;

/**
 * Divides a program's photos as a publication would: the named ones in their order, then those that visitors see and that
 * it does not leave out, such as one that a call has added meanwhile.
 */
export function dividePhotos(program: Stored, { photo_order, photos_left_out = [] }: Chosen): Required<Stored> {
  const { photo_records, kept_photos = [] } = program;
  const all = [...photo_records, ...kept_photos];
  const named = (photo_order ?? []).flatMap((id) => all.find((photo) => photo.id === id) ?? []);
  const others = photo_records.filter((photo) => !named.includes(photo) && !photos_left_out.includes(photo.id));
  const shown = [...named, ...others].slice(0, maximumPhotos);
  return { photo_records: shown, kept_photos: all.filter((photo) => !shown.includes(photo)) };
}

/** An input that names all photos that visitors see, and all that they do not. */
export function withAllPhotos(program: Stored, input: ProgramInput): ProgramInput {
  const { photo_records, kept_photos } = dividePhotos(program, input);
  const ids = (photos: readonly { id: string }[]) => photos.map(({ id }) => id);
  const shown = ids(photo_records);
  // A call may name a photo before it is stored.
  const photo_order = [...shown, ...(input.photo_order ?? []).filter((id) => !shown.includes(id))];
  return { ...input, photo_order, photos_left_out: ids(kept_photos) };
}
