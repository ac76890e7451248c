import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isExposed, readAddress, writeAddress } from '../../lib/private-query.ts';

/** The URL's parameters, and a way to change them without a new entry in the browser's history. */
export function useQuery() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => readAddress({ search, hash }), [search, hash]);

  const change = useCallback(
    (edit: (query: URLSearchParams) => URLSearchParams) => {
      // The router renders a new URL a moment later; a second change within that moment must not undo the first.
      navigate(writeAddress(edit(readAddress(window.location))), { replace: true });
    },
    [navigate],
  );

  // A reload would send it to the server again.
  useEffect(() => {
    if (isExposed(search)) change((current) => current);
  }, [search, change]);

  return { query, change };
}
