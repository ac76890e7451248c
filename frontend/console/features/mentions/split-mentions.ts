interface Part {
  text: string;
  isMention: boolean;
}

/** Splits a note at the mentions of these names: `@Huda`. A longer name goes before one with which it begins. */
export function splitMentions(text: string, names: readonly string[]): Part[] {
  const known = names.filter(Boolean).toSorted((one, other) => other.length - one.length);
  if (known.length === 0) return [{ text, isMention: false }];
  const escaped = known.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
  const mention = new RegExp(`((?<![\\p{L}\\p{N}])@(?:${escaped})(?![\\p{L}\\p{N}]))`, 'u');
  // A pattern with a group keeps what it has found: every second part.
  return text
    .split(mention)
    .map((part, index) => ({ text: part, isMention: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

interface Person {
  id: string;
  email: string;
  name: string;
}

/** The text that follows the `@` in a note: the name, and the address too if several colleagues have that name. */
export function labelOf({ name, email }: Person, people: readonly Person[]): string {
  const isShared = people.filter((one) => one.name === name).length > 1;
  return isShared || !name ? `${name} (${email})`.trim() : name;
}

/** The ids of the people whom a note mentions, each once. */
export function mentionedIn(note: string, people: readonly Person[]): string[] {
  const ids = new Map(people.map((person) => [`@${labelOf(person, people)}`, person.id]));
  const parts = splitMentions(
    note,
    people.map((person) => labelOf(person, people)),
  );
  return [...new Set(parts.flatMap(({ text, isMention }) => (isMention ? (ids.get(text) ?? []) : [])))];
}
