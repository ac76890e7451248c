import { useEffect, useState } from 'react';

/** True if the main pointer is a finger; false until hydration. */
export function useIsTouch(): boolean {
  const [isTouch, setIsTouch] = useState(false);
  useEffect(() => setIsTouch(matchMedia('(pointer: coarse)').matches), []);
  return isTouch;
}
