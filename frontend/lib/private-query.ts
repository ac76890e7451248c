/**
 * Parameters that can name a person. They stand in the fragment of an address, which browsers send to no server, so that
 * reload, back and shared links keep them and no access log has them. Older links have them in the query.
 */
const privateNames = ['q', 'staff', 'record'];

interface Address {
  search: string;
  hash: string;
}

/** All parameters of an address, those of the fragment too. */
export function readAddress({ search, hash }: Address): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(hash.slice(1))) {
    if (privateNames.includes(name)) query.set(name, value);
  }
  return query;
}

/** The parts of an address with these parameters, each empty or with its sign (`?`, `#`). */
export function writeAddress(query: URLSearchParams): Address {
  const isPrivate = ([name]: [string, string]) => privateNames.includes(name);
  const [hidden, open] = [[...query].filter(isPrivate), [...query].filter((pair) => !isPrivate(pair))];
  return { search: part('?', open), hash: part('#', hidden) };
}

/** True if the query of an address has a parameter that belongs into its fragment. */
export const isExposed = (search: string): boolean => {
  const query = new URLSearchParams(search);
  return privateNames.some((name) => query.has(name));
};

const part = (sign: '?' | '#', pairs: [string, string][]) =>
  pairs.length > 0 ? `${sign}${new URLSearchParams(pairs)}` : '';
