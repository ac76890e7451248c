/** A browser engine other than Chromium, which the tests of `tests/browser` drive. */
export interface Engine {
  name: string;
  /** Why it cannot be driven here, as a sentence; undefined where it can. */
  missing?: string;
  start(): Promise<Browser>;
}

/** One tab. Things are found by XPath, and waited for until they are seen. */
export interface Browser {
  open(url: string): Promise<void>;
  /** Waits until it is seen, and gives its text. */
  read(xpath: string): Promise<string>;
  click(xpath: string): Promise<void>;
  /** Replaces what a field holds. */
  fill(xpath: string, text: string): Promise<void>;
  pressEnter(xpath: string): Promise<void>;
  /** Chooses a file (absolute path) in a file field, hidden or not. */
  upload(xpath: string, path: string): Promise<void>;
  /** The value of a JavaScript expression, awaited. */
  evaluate<Value>(expression: string): Promise<Value>;
  close(): Promise<void>;
}

/** Milliseconds to wait for an element, on a slow machine. */
export const patience = 20_000;

const quote = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`);
const says = (text: string) => `normalize-space()=${quote(text)}`;

/** A field by its label, whose text may go on behind the words. */
export const field = (label: string) =>
  `//*[@id=//label[${says(label)} or starts-with(normalize-space(), ${quote(`${label} `)})]/@for]`;
export const button = (label: string) => `//button[${says(label)} or @aria-label=${quote(label)}]`;
export const link = (label: string) => `//a[${says(label)}]`;
/** The innermost element that holds these words. */
export const words = (text: string) => `//*[contains(normalize-space(text()), ${quote(text)})]`;
