const storageKey = 'chat-greeting-dismissed';

/** Returns whether the chat button's greeting was dismissed in this tab of the browser. */
export function isGreetingDismissed(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    // Without storage the greeting returns with the next page load.
    return false;
  }
}

export function rememberDismissal(): void {
  try {
    sessionStorage.setItem(storageKey, 'yes');
  } catch {
    // Without storage, as above.
  }
}

/** For the boot script: hides a dismissed greeting from the first paint on, before the scripts run. */
export function hideDismissedGreeting(): void {
  if (isGreetingDismissed()) document.documentElement.dataset.greeted = '';
}
