import { startTransition, useEffect, useState } from 'react';

/** True if the main pointer is a finger; false until hydration. */
export function useIsTouch(): boolean {
  const [isTouch, setIsTouch] = useState(false);
  // In small steps, since every day field of a page renders again.
  useEffect(() => startTransition(() => setIsTouch(matchMedia('(pointer: coarse)').matches)), []);
  return isTouch;
}
