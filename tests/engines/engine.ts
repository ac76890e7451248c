/** A browser engine other than Chromium, which `tests/browser` uses. */
export interface Engine {
  name: string;
  /** The reason why it cannot be used here, as a sentence; undefined if it can. */
  missing?: string;
  start(): Promise<Browser>;
}

/** A tab. Elements are found by XPath, and waited for until they are visible. */
export interface Browser {
  open(url: string): Promise<void>;
  /** Waits until the element is visible, and returns its text. */
  read(xpath: string): Promise<string>;
  click(xpath: string): Promise<void>;
  /** Replaces a field's value. */
  fill(xpath: string, text: string): Promise<void>;
  pressEnter(xpath: string): Promise<void>;
  /** Chooses a file (absolute path) in a file field, hidden or not. */
  upload(xpath: string, path: string): Promise<void>;
  /** Returns the awaited value of a JavaScript expression. */
  evaluate<Value>(expression: string): Promise<Value>;
  close(): Promise<void>;
}

/** Timeout for an element in milliseconds, for a slow machine. */
export const timeoutMs = 20_000;

const quote = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`);
const says = (text: string) => `normalize-space()=${quote(text)}`;

/** Returns a field by the beginning of its label. */
export const field = (label: string) =>
  `//*[@id=//label[${says(label)} or starts-with(normalize-space(), ${quote(`${label} `)})]/@for]`;
export const button = (label: string) => `//button[${says(label)} or @aria-label=${quote(label)}]`;
export const link = (label: string) => `//a[${says(label)}]`;
/** Returns the innermost element that contains these words. */
export const words = (text: string) => `//*[contains(normalize-space(text()), ${quote(text)})]`;
