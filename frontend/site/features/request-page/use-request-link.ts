import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepOpenLink, lastOpenLink, linkIn, type RequestLink } from './request-link.ts';

/**
 * The link that opened this page: that of the address, else the last one of this tab, so that a reload needs no secret in
 * the address. `undefined` until it is known, `null` if there is none. Takes the secret out of the address at once.
 */
export function useRequestLink(): RequestLink | null | undefined {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<RequestLink | null>();

  useEffect(() => {
    const given = linkIn(hash);
    if (given) keepOpenLink(given);
    setLink(given ?? lastOpenLink() ?? null);
    if (hash) navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate]);

  return link;
}
