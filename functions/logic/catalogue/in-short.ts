import { type FieldOfPrograms, programFields, type TextName } from '#contracts/api/program-fields';
import type { Program, ProgramTexts } from '#contracts/api/programs';

/** More characters of a text than the two lines of a card can show. */
const shownCharacters = 240;

/** Reduces a program to what its card shows, because a page contains many of them. */
export const programInShort = (program: Program): Program => ({
  ...program,
  texts: Object.fromEntries(
    Object.entries(program.texts).map(([language, texts]) => [language, texts && textsInShort(texts)]),
  ) as ProgramTexts,
  photos: program.photos.slice(0, 1),
  photo_records: program.photo_records.filter(({ image_url }) => image_url === program.photos[0]),
});

const textsInShort = (texts: Record<TextName, string | null>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, textInShort(name as TextName, text)]));

function textInShort(name: TextName, text: string | null): string | null {
  const { onCards }: Extract<FieldOfPrograms, { kind: 'line' | 'text' }> = programFields[name];
  return onCards === 'whole' ? text : onCards === 'beginning' ? (text?.slice(0, shownCharacters) ?? null) : null;
}
