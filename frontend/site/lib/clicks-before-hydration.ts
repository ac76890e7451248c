interface KeptClick {
  control: HTMLElement;
  /** Ends what shows that the click waits. */
  end: () => void;
}

declare global {
  interface Window {
    /** The clicks before hydration that need scripts, in order. Removed afterwards. */
    clicksBeforeHydration?: KeptClick[];
  }
}

/** Stops recording, and returns the controls that were clicked. */
export function forgetClicksBeforeHydration(): HTMLElement[] {
  const clicks = window.clicksBeforeHydration ?? [];
  delete window.clicksBeforeHydration;
  for (const { end } of clicks) end();
  return clicks.map(({ control }) => control);
}
