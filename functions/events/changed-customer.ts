import { CustomerChanged } from '#contracts/platform/events';
import type { Item } from '../data/dynamo.ts';
import type { Change } from './change-handler.ts';

/** Reads a change of any version of an enquiry's item. Undefined if nothing has changed from which a card follows. */
export function customerChanged({ key, item, before }: Change): CustomerChanged | undefined {
  if (item && before && JSON.stringify(basisOf(item)) === JSON.stringify(basisOf(before))) return undefined;
  const phones = [before, item].flatMap((one) => (typeof one?.phone === 'string' ? [one.phone] : []));
  return CustomerChanged.parse({ type: key.pk, id: key.sk, phones: [...new Set(phones)] });
}

const basisOf = ({ name, phone, email, language, consent, marketing_withdrawn, sale }: Item) => [
  ...[name, phone, email, language, consent, marketing_withdrawn, sale?.state],
];
