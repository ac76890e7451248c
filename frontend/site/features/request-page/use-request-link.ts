import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepLink, linkOf, type RequestLink } from './request-link.ts';

/** Reads the fragment of a link: `#F-7K3M-09QX.<secret>`. */
export function linkIn(hash: string): RequestLink | undefined {
  const [, reference, secret] = /^#([A-Za-z\d-]{5,20})\.([\w-]{10,100})$/.exec(hash) ?? [];
  return reference && secret ? { reference, secret } : undefined;
}

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
    if (given) keepLink(given, true);
    setLink(given ?? linkOf() ?? null);
    if (hash) navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate]);

  return link;
}
