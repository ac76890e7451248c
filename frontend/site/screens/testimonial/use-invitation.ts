import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keptInTab } from '#shared/features/enquiries/draft.ts';
import type { RequestLink } from '../../features/request-page/request-link.ts';
import { linkIn } from '../../features/request-page/use-request-link.ts';

/** Of this tab, so that a reload needs no secret in the address. */
const stored = keptInTab<RequestLink>('testimonial-link');

/** The invitation's link, as `useRequestLink`: it is taken out of the address at once. */
export function useInvitation(): RequestLink | null | undefined {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<RequestLink | null>();

  useEffect(() => {
    const given = linkIn(hash);
    if (given) stored.write(given);
    setLink((known) => given ?? known ?? stored.read() ?? null);
    if (hash) navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate]);

  return link;
}
