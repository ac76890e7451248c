import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isExposed, readAddress, writeAddress } from '../lib/private-query.ts';

/** The URL's parameters, and a function that changes them without a new history entry. */
export function useQuery() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => readAddress({ search, hash }), [search, hash]);

  const change = useCallback(
    (edit: (query: URLSearchParams) => URLSearchParams) => {
      // The screen stays until the next one has loaded: whoever leaves must not be brought back.
      if (window.location.pathname !== pathname) return;
      // Reads the window's location, because the router renders a new URL later: a second change before that must not
      // undo the first.
      navigate(writeAddress(edit(readAddress(window.location))), { replace: true });
    },
    [navigate, pathname],
  );

  // Moves private parameters out of the query: a reload would send them to the server again.
  useEffect(() => {
    if (isExposed(search)) change((current) => current);
  }, [search, change]);

  return { query, change };
}
