let tell: () => void;
let isDone = false;

/** Settles once the scripts have taken the whole page over. What changes all of it waits: React hydrates in parts. */
export const hydrated = new Promise<void>((resolve) => {
  tell = resolve;
});

/** True once `hydrated` has settled. For what runs later: a component that renders by it would not match its page. */
export const isHydrated = (): boolean => isDone;

export function tellHydrated(): void {
  isDone = true;
  tell();
}
