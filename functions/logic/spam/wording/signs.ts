/** What the word lists find in an enquiry, and what else is seen at a glance. */
export interface Seen {
  text: string;
  /** Different phrases of journeys, of wishes, of what is sold, and of offers. */
  journeys: number;
  wishes: number;
  sold: number;
  offers: number;
  asks: boolean;
  isTradeName: boolean;
  isSoldInName: boolean;
  isHandle: boolean;
  isOther: boolean;
}

/** The words of a text are counted up to these numbers. */
const lengths = [4, 10, 25];

/** The names of what is seen, each of which has a weight: for counts one for each step. */
export function signsOf({ text, ...seen }: Seen): readonly string[] {
  const words = text.split(/\s+/).length;
  return [
    ...steps('journey', seen.journeys, 4),
    ...steps('wish', seen.wishes, 4),
    ...steps('sold', seen.sold, 3),
    ...steps('offer', seen.offers, 4),
    ...lengths.filter((length) => words >= length).map((length) => `${length} words`),
    ...Object.entries({
      asks: seen.asks,
      'trade in name': seen.isTradeName,
      'sold in name': seen.isSoldInName,
      'chat account': seen.isHandle,
      'other contact': seen.isOther,
      'per cent': /[%٪]/.test(text),
    }).flatMap(([name, is]) => (is ? [name] : [])),
  ];
}

const steps = (name: string, count: number, most: number) =>
  Array.from({ length: Math.min(count, most) }, (_, index) => `${name} ${index + 1}`);
