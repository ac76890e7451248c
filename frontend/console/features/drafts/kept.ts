/** Keeps what a form has in this tab: it outlives a reload and a crash. */
export function keptBy<Kept>(prefix: string) {
  const keyOf = (id: string) => `${prefix}:${id}`;
  return {
    recall(id: string): Kept | undefined {
      try {
        return (JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as Kept | null) ?? undefined;
      } catch {
        return undefined;
      }
    },
    keep(id: string, kept: Kept): void {
      try {
        sessionStorage.setItem(keyOf(id), JSON.stringify(kept));
      } catch {
        // Storage is disabled or full: the form itself still has everything.
      }
    },
    forget(id: string): void {
      try {
        sessionStorage.removeItem(keyOf(id));
      } catch {
        // Nothing is kept.
      }
    },
  };
}
