/** The domains of the tests' made-up addresses, by the letter that stands for each. */
const domains = { e: 'example.com', r: 'rihla.example', v: 'visitor.example' } as const;

/** Not more letters than mail servers take; bounded, so that long bodies take no time. */
const madeUp = /(?<![\w.'+-])([\w.'+-]{1,54})@(example\.com|rihla\.example|visitor\.example)\b/gi;

/** Puts addresses of the mailbox simulator in the place of the tests' made-up ones, whose mail nobody gets. */
export const toSimulator = (text: string): string =>
  text.replace(madeUp, (_, name, domain) => {
    const [letter] = Object.entries(domains).find(([, one]) => one === domain.toLowerCase()) ?? [];
    return `success+${name}.${letter}@simulator.amazonses.com`;
  });

/** The reverse, for replies, which tests compare with what they sent. */
export function fromSimulator(text: string): string {
  return text.replace(
    /success\+([\w.'+-]+)\.([erv])@simulator\.amazonses\.com/g,
    (_, name: string, letter: keyof typeof domains) => `${name}@${domains[letter]}`,
  );
}
