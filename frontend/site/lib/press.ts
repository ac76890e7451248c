/** The longest time in milliseconds from the end of a press to its click. */
const clickWithin = 300;

let isDown = false;
const waiting: (() => void)[] = [];

/**
 * Calls `act` at once, or, if a finger or a mouse button is down, after the click that follows: a control that is replaced
 * under a finger gets no click.
 */
export function afterPress(act: () => void): void {
  if (isDown) waiting.push(act);
  else act();
}

/** Notes from now on whether a finger or a mouse button is down. */
export function followPresses(): void {
  const end = () => {
    isDown = false;
    for (const act of waiting.splice(0)) act();
  };
  const listen = (event: string, hear: () => void) =>
    document.addEventListener(event, hear, { capture: true, passive: true });
  listen('pointerdown', () => {
    isDown = true;
  });
  // After the other listeners of the click.
  listen('click', () => setTimeout(end));
  listen('pointerup', () => setTimeout(end, clickWithin));
  listen('pointercancel', end);
}
