import { useCallback } from 'react';
import { useQuery } from './use-query.ts';

const parameter = 'open';

/** Which request the panel shows, kept in the URL (`?open=<id>`) so that a link to it can be shared. */
export function useOpenRequest() {
  const { query, change } = useQuery();

  const close = useCallback(
    () =>
      change((current) => {
        current.delete(parameter);
        return current;
      }),
    [change],
  );

  /** The query to link to that opens this request. */
  const openSearch = (id: string) => {
    const opened = new URLSearchParams(query);
    opened.set(parameter, id);
    return `?${opened}`;
  };

  return { openId: query.get(parameter) ?? undefined, openSearch, close };
}
