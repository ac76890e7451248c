import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { awaitReceipt, forgetReceipt, keepReceipt, readReceipt } from './kept-receipt.ts';

/** The sent enquiry of this entry of the browser's history, if any. */
export function useKeptReceipt<Sent extends object>() {
  const { key } = useLocation();
  const [sent, setSent] = useState<Sent>();

  // Runs before the paint. A link to the open form is a new entry: it shows the form again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is that of the entry.
  useLayoutEffect(() => {
    setSent(readReceipt<Sent>());
    awaitReceipt(false);
  }, [key]);

  return {
    sent,
    keep: (receipt: Sent) => {
      keepReceipt(receipt);
      setSent(receipt);
    },
    forget: () => {
      forgetReceipt();
      setSent(undefined);
    },
  };
}
