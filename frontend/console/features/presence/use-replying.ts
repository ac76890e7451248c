import { useEffect, useState } from 'react';
import type { EnquiryKey } from '../enquiries/enquiry-key.ts';
import { beginReply } from './share-presence.ts';

/** Shows colleagues that a reply is being written to a request. */
export function useReplying({ type, id }: EnquiryKey, isReplying: boolean): void {
  useEffect(() => {
    if (isReplying) return beginReply({ type, id });
  }, [type, id, isReplying]);
}

/** Milliseconds after the last key until a text no longer counts as being typed. */
const pause = 60_000;

/** The same for a field that always stands there: while somebody types. @returns a function to call with each text */
export function useTyping(enquiry: EnquiryKey): (text: string) => void {
  const [typed, setTyped] = useState<{ at: number }>();
  useReplying(enquiry, typed !== undefined);
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => setTyped(undefined), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return (text) => setTyped(text.trim() ? { at: Date.now() } : undefined);
}
