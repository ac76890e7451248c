import type { ReactNode } from 'react';
import { paths } from '#contracts/website/paths';
import { type ProgramListQuery, wholeList } from '#contracts/website/program-list';

interface ResetFiltersProps {
  query: ProgramListQuery;
  onReset: () => void;
  /** The button's label. */
  children: ReactNode;
}

/** Shows the list without filters, in the same order. It is a form, so that its button works without scripts. */
export function ResetFilters({ query: { order }, onReset, children }: ResetFiltersProps) {
  return (
    <form
      method="get"
      action={paths.programs}
      onSubmit={(event) => {
        event.preventDefault();
        onReset();
      }}
    >
      {order !== wholeList.order && <input type="hidden" name="order" value={order} />}
      {children}
    </form>
  );
}
