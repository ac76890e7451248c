import { type KeyboardEvent, useState } from 'react';

interface ListActions {
  open: () => void;
  close: () => void;
  choose: (name: string) => void;
}

/** Handles the keys of a field with a list: arrows move, Enter chooses, Escape closes; all other keys type. */
export function useListKeys(names: readonly string[], { open, close, choose }: ListActions) {
  const [active, setActive] = useState<number>();

  const step = (by: 1 | -1) => {
    if (names.length === 0) return open();
    const from = active ?? (by === 1 ? -1 : names.length);
    setActive((from + by + names.length) % names.length);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = active === undefined ? undefined : names[active];
    const isOpen = names.length > 0;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    if (event.key === 'Enter' || event.key === 'Escape') setActive(undefined);
  };

  return { active: names.length > 0 ? active : undefined, setActive, onKeyDown };
}
