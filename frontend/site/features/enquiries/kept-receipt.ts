/**
 * Keeps a receipt in its entry of the browser's history: a reload and the way back show it again, a new visit of the
 * form does not, and it ends with the tab.
 */
const key = 'receipt';

const stateNow = (): Record<string, unknown> => (history.state as Record<string, unknown> | null) ?? {};

export const keepReceipt = (sent: object): void => history.replaceState({ ...stateNow(), [key]: sent }, '');

export function forgetReceipt(): void {
  const { [key]: _, ...state } = stateNow();
  history.replaceState(state, '');
}

export const readReceipt = <Sent extends object>(): Sent | undefined => stateNow()[key] as Sent | undefined;

/**
 * Marks the document while its form waits to be replaced by the receipt: style sheets hide the form. The boot script
 * sets the mark before the first paint. Returns true if there is a receipt.
 */
export function awaitReceipt(isAwaited = readReceipt() !== undefined): boolean {
  document.documentElement.toggleAttribute('data-awaits-receipt', isAwaited);
  return isAwaited;
}
