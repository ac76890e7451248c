/** Tells that a customer has acted before the next poll of the badges says so. */

type Listener = (latest: string) => void;

const listeners = new Set<Listener>();

/** @param latest when a customer has last done something that nobody has seen to */
export function tellCustomerAct(latest: string): void {
  for (const listener of listeners) listener(latest);
}

/** Returns a function that stops it. */
export function onCustomerAct(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
