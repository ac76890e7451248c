import type { Program } from '#contracts/programs';

/** More characters of a description than the two lines of a card can show. */
const shownCharacters = 240;

const cut = <Text extends string | null>(text: Text) => text?.slice(0, shownCharacters) ?? null;

/** Reduces a program to what its card shows, because a page contains many of them. */
export function programInShort(program: Program): Program {
  const { en } = program.translations;
  return {
    ...program,
    description: cut(program.description),
    offer_includes: null,
    photos: program.photos.slice(0, 1),
    photo_records: program.photo_records.filter(({ image_url }) => image_url === program.photos[0]),
    translations: { en: en && { ...en, description: cut(en.description), offer_includes: null } },
  };
}
