import { contactsIn } from './contacts.ts';
import { type Customer, customerIn } from './customer.ts';
import { joined, spelledWithDigits, unstretched } from './disguise.ts';
import { found } from './phrases.ts';
import { plainText } from './plain-text.ts';
import { goods, rareGoods } from './words/goods.ts';
import { arabicGoods, rareArabicGoods } from './words/goods-arabic.ts';
import { otherGoods, otherScriptGoods } from './words/goods-other.ts';
import { directPromises, offers, ofTheTrade, promises, tradeNames } from './words/offers.ts';
import { trades } from './words/trades.ts';

const sold = [...goods, ...rareGoods, ...arabicGoods, ...rareArabicGoods, ...otherGoods, otherScriptGoods];
const spoken = [...offers, ...ofTheTrade];

/** The weight of an enquiry's texts as an advertisement. */
export interface Weight {
  /** Points for an advertisement. A customer may have some of them. */
  advert: number;
  /** Points for a customer, to take from those. */
  customer: number;
  /** Points for what no customer says. */
  certain: number;
  /** True if the text promises something, as the senders of links do. */
  isPromising: boolean;
}

/** What somebody who asks for nothing and speaks of no journey is suspected of: less than a phrase and an offer add. */
const silence = 5;

/** Weighs the texts of an enquiry: the long ones without their links, cheap hosts of these, and the name and places. */
export function weighTexts(long: string, hosts: readonly string[], short: readonly string[], phone: string): Weight {
  const { text, places } = joined(unstretched(plainText(long)));
  const names = plainText(short.join(' | '));
  const linked = hosts.join(' ').replace(/[-.]/g, ' ');
  const contacts = contactsIn(text, phone);
  const customer = customerIn(text);
  const goodsPoints = pointsOfGoods(`${text}\n${spelledWithDigits(text)}\n${linked}`, names);
  const said = found(spoken, text).size + Math.min(1, found(tradeNames, names).size);
  // Customers leave other numbers too.
  const offered = Math.min(5, said + (contacts.isOther && (goodsPoints > 0 || said > 1) ? 1 : 0));
  const isOffer = goodsPoints > 0 || customer.isSilent || customer.isFaint || offered >= 4;
  const points = goodsPoints + (isOffer ? 2.5 * offered : 0) + pointsOfSilence(customer, goodsPoints);
  return {
    advert: Math.min(20, Math.round(points + (contacts.isHandle ? 5 : 0))),
    customer: customer.points,
    certain: Math.min(12, 6 * (found(trades, text).size + places)),
    isPromising: 2 * found(directPromises, text).size + found(promises, text).size >= 2,
  };
}

/** What is sold in the name counts less: people may be called so. */
function pointsOfGoods(text: string, names: string): number {
  const inText = found(sold, text);
  const inNames = [...found(sold, names)].filter((phrase) => !inText.has(phrase)).length;
  return 4 * inText.size + Math.min(6, 3 * inNames);
}

function pointsOfSilence({ isSilent, isShort, isFaint }: Customer, goodsPoints: number): number {
  if (isSilent) return silence;
  if (isFaint) return 3;
  return isShort && goodsPoints > 0 ? 2 : 0;
}
