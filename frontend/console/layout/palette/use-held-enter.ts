import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';

interface Options {
  /** True while what is listed first may be found by an earlier text. */
  isHeld: boolean;
  chooseFirst: () => void;
}

/** Enter on outdated choices waits for those of the whole text, and then takes the first. Another key takes it back. */
export function useHeldEnter({ isHeld, chooseFirst }: Options) {
  const [isWaiting, setIsWaiting] = useState(false);
  const choose = useEffectEvent(chooseFirst);
  useEffect(() => {
    if (!isWaiting || isHeld) return;
    setIsWaiting(false);
    choose();
  }, [isWaiting, isHeld]);
  return (event: KeyboardEvent) => {
    const waits = event.key === 'Enter' && isHeld;
    setIsWaiting(waits);
    if (!waits) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
