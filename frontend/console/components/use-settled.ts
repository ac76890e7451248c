import { useEffect, useState } from 'react';

/** Milliseconds without a key after which a text counts as typed. */
const delay = 250;

/** Returns a text once its user has paused, to search for it. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
