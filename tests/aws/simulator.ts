/** The domains of the tests' invented addresses, by the letter that represents each. */
const domains = { e: 'example.com', r: 'rihla.example', v: 'visitor.example' } as const;

/** At most as many letters as mail servers accept; bounded, so that long bodies are matched quickly. */
const madeUp = /(?<![\w.'+-])([\w.'+-]{1,54})@(example\.com|rihla\.example|visitor\.example)\b/gi;

/** Replaces the tests' invented addresses by those of the mailbox simulator. */
export const toSimulator = (text: string): string =>
  text.replace(madeUp, (_, name, domain) => {
    const [letter] = Object.entries(domains).find(([, one]) => one === domain.toLowerCase()) ?? [];
    return `success+${name}.${letter}@simulator.amazonses.com`;
  });

/** The reverse, for replies, which tests compare with what they have sent. */
export function fromSimulator(text: string): string {
  return text.replace(
    /success\+([\w.'+-]+)\.([erv])@simulator\.amazonses\.com/g,
    (_, name: string, letter: keyof typeof domains) => `${name}@${domains[letter]}`,
  );
}
