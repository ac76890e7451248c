let tell: () => void;

/** Settles once the scripts have taken the whole page over. What changes all of it waits: React hydrates in parts. */
export const hydrated = new Promise<void>((resolve) => {
  tell = resolve;
});

export const tellHydrated = (): void => tell();
