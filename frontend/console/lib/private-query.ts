/**
 * Parameters that can identify a person. They are in the URL's fragment, which browsers send to no server: reload, Back
 * and shared links keep them, and access logs do not contain them. Older links have them in the query.
 */
const privateNames = ['q', 'staff', 'record', 'customer', 'owner', 'answered_by', 'city', 'tag'];

interface Address {
  search: string;
  hash: string;
}

/** Reads all parameters of an address, from query and fragment. */
export function readAddress({ search, hash }: Address): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(hash.slice(1))) {
    if (privateNames.includes(name)) query.set(name, value);
  }
  return query;
}

/** Builds the query and fragment of an address from these parameters, each empty or with its sign (`?`, `#`). */
export function writeAddress(query: URLSearchParams): Address {
  const isPrivate = ([name]: [string, string]) => privateNames.includes(name);
  const [hidden, open] = [[...query].filter(isPrivate), [...query].filter((pair) => !isPrivate(pair))];
  return { search: part('?', open), hash: part('#', hidden) };
}

/** True if an address's query contains a parameter that belongs in the fragment. */
export const isExposed = (search: string): boolean => {
  const query = new URLSearchParams(search);
  return privateNames.some((name) => query.has(name));
};

const part = (sign: '?' | '#', pairs: [string, string][]) =>
  pairs.length > 0 ? `${sign}${new URLSearchParams(pairs)}` : '';
