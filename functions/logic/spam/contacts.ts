import { digits } from './plain-text.ts';

/** How a text asks for an answer past the form, which has fields for a number and an address. */
export interface Contacts {
  /** True if it names an account at a chat where nobody must give a number. */
  isHandle: boolean;
  /** True for an e-mail address or a number that is not the visitor's own. */
  isOther: boolean;
}

const handle =
  /(?<![\p{L}\p{N}])(?:telegram|telegarm|tele|tg|skype|icq|signal|line|wechat|kik|تلي?[قغجك]رام|تيلي?[قغجك]رام)(?: id)?(?: ?[:：=@] ?@?[a-z0-9_.]{3,}| (?=[a-z0-9.]*[0-9_])[a-z0-9_.]{4,})/u;
const address = /[\w.+-]{1,64}@[a-z0-9-]{1,63}\.[a-z]{2}/i;
const number = new RegExp(
  String.raw`(?<![${digits}.,])(?:\+|00)?[${digits}](?:[ -]?[${digits}]){8,14}(?![${digits}])`,
  'g',
);

/** Reads a text in the spelling of `plainText`, without its links. */
export function contactsIn(text: string, phone: string): Contacts {
  const own = phone.replace(/\D/g, '').slice(-9);
  const others = (text.match(number) ?? []).filter((one) => !own || !westernDigits(one).endsWith(own));
  return { isHandle: handle.test(text), isOther: others.length > 0 || address.test(text) };
}

const westernDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16)).replace(/\D/g, '');
