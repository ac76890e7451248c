import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Kept } from '#shared/features/enquiries/draft.ts';
import type { RequestLink } from './request-link.ts';
import { linkIn } from './use-request-link.ts';

/**
 * The link that opened this page, as `useRequestLink`: it is taken out of the address at once.
 * @param kept where the tab keeps it, so that a reload needs no secret in the address
 */
export function useTabLink(kept: Kept<RequestLink>): RequestLink | null | undefined {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<RequestLink | null>();

  useEffect(() => {
    const given = linkIn(hash);
    if (given) kept.write(given);
    setLink((known) => given ?? known ?? kept.read() ?? null);
    if (hash) navigate({ pathname, search }, { replace: true });
  }, [kept, hash, pathname, search, navigate]);

  return link;
}
