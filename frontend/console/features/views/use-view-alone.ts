import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useQuery } from '../../components/use-query.ts';
import type { KeptView } from './use-views.ts';
import { viewAddress, viewAlone } from './view-state.ts';

/** Opens all that a view keeps, if the address names the view alone. */
export function useViewAlone(views: readonly KeptView[]): void {
  const { query } = useQuery();
  const navigate = useNavigate();
  const id = viewAlone(query);
  const view = views.find((kept) => kept.view.id === id)?.view;
  const isFound = view !== undefined;
  const open = useEffectEvent(() => view && void navigate(viewAddress(view), { replace: true }));
  useEffect(() => {
    if (isFound) open();
  }, [isFound]);
}
