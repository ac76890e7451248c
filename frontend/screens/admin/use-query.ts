import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The URL's query, and a way to change it without a new entry in the browser's history. */
export function useQuery() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);

  const change = useCallback(
    (edit: (query: URLSearchParams) => URLSearchParams) => {
      // The router renders a new URL a moment later; a second change within that moment must not undo the first.
      const changed = edit(new URLSearchParams(window.location.search));
      navigate({ search: changed.toString() }, { replace: true });
    },
    [navigate],
  );

  return { query, change };
}
