import { dictionary } from '@zxcvbn-ts/language-common';
import { readLive } from '../../data/site-content.ts';
import { ValidationFailed } from '../../errors.ts';

/** The most common passwords in lower case, from leaked lists: the first 10,000 and some more. */
const mostUsed: ReadonlySet<string> = new Set(dictionary['passwords-common']);

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');

/**
 * Refuses one of the most common passwords in any case, and what is guessed first: the account's e-mail address or the
 * agency's name, also with digits and signs between, one letter repeated, also with these, and two characters.
 * @param email of the account; undefined if nobody knows it yet
 * @throws ValidationFailed `too_common`, `easy_to_guess` for the field `password`
 */
export async function refuseGuessable(password: string, email?: string): Promise<void> {
  const text = password.normalize('NFKC').toLowerCase();
  if (mostUsed.has(text)) throw new ValidationFailed([{ field: 'password', code: 'too_common' }]);
  const { content } = await readLive('brand');
  const names = Object.values(content.name).map((name) => name.toLowerCase());
  if (isEasy(text, names, email)) throw new ValidationFailed([{ field: 'password', code: 'easy_to_guess' }]);
}

function isEasy(text: string, brand: readonly string[], email = ''): boolean {
  const letters = lettersOf(text);
  const [mailbox = ''] = email.split('@');
  const own = [email, mailbox, ...brand, ...brand.map((name) => name + name)].map(lettersOf);
  const isRepeated = new Set(text).size <= 2 || (letters.length > 2 && new Set(letters).size === 1);
  return text === email || isRepeated || (letters !== '' && own.includes(letters));
}
