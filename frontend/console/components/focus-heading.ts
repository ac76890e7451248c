/** Gives the focus to the screen's heading, where the control that had it is gone. */
export const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
