import { maximumJsonBytes } from './route.ts';

/**
 * The bytes of a program's values as JSON. A call takes them with its other fields, and so does an item of DynamoDB (400
 * kB) with photos: no limit of a single text could promise that.
 */
export const maximumContentBytes = maximumJsonBytes - 8 * 1024;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** If the values are too much for one program: the way to the longest text. Otherwise undefined. */
export const tooLongText = (content: object): string[] | undefined =>
  bytesOf(JSON.stringify(content)) > maximumContentBytes ? longestIn(content).path : undefined;

interface Found {
  path: string[];
  length: number;
}

function longestIn(value: unknown, path: string[] = []): Found {
  if (typeof value === 'string') return { path, length: bytesOf(value) };
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return entries
    .map(([name, entry]) => longestIn(entry, [...path, name]))
    .reduce((longest, found) => (found.length > longest.length ? found : longest), { path, length: 0 });
}
