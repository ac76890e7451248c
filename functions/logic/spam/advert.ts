import { contactsIn } from './contacts.ts';
import { customerIn } from './customer.ts';
import { joined, spelledWithDigits, unstretched } from './disguise.ts';
import { found } from './phrases.ts';
import { plainText } from './plain-text.ts';
import { gramsOf } from './wording/grams.ts';
import { signsOf } from './wording/signs.ts';
import type { Features } from './wording/wording.ts';
import { goods, rareGoods } from './words/goods.ts';
import { arabicGoods, rareArabicGoods } from './words/goods-arabic.ts';
import { otherGoods, otherScriptGoods } from './words/goods-other.ts';
import { directPromises, offers, ofTheTrade, promises, tradeNames } from './words/offers.ts';
import { trades } from './words/trades.ts';

const sold = [...goods, ...rareGoods, ...arabicGoods, ...rareArabicGoods, ...otherGoods, otherScriptGoods];
const spoken = [...offers, ...ofTheTrade];

/** The signs of spam in an enquiry's texts. */
export interface Said {
  /** Points for what no customer says. */
  certain: number;
  /** True if the texts promise something, as the senders of links do. */
  isPromising: boolean;
  /** The input of the learned weights. */
  features: Features;
}

/** The texts of an enquiry, without their links. */
export interface Texts {
  long: string;
  /** The name, and the places. */
  short: readonly string[];
  /** The cheap hosts of the links. */
  hosts: readonly string[];
  /** The visitor's own number. */
  phone: string;
}

/** Reads the texts of an enquiry. */
export function readTexts({ long, short, hosts, phone }: Texts): Said {
  const { text, places } = joined(unstretched(plainText(long)));
  const shorts = short.map(plainText);
  const linked = hosts.join(' ').replace(/[-.]/g, ' ');
  const names = shorts.join(' | ');
  const signs = signsOf({
    ...{ ...contactsIn(text, phone), ...customerIn(text) },
    text,
    sold: found(sold, `${text}\n${spelledWithDigits(text)}\n${linked}`).size,
    offers: found(spoken, text).size,
    isTradeName: found(tradeNames, names).size > 0,
    isSoldInName: found(sold, names).size > 0,
  });
  return {
    certain: Math.min(12, 6 * (found(trades, text).size + places)),
    isPromising: 2 * found(directPromises, text).size + found(promises, text).size >= 2,
    features: { grams: gramsOf(text, shorts), signs },
  };
}
