/** The fields by which a figure is confirmed; what is empty may be missing. */
export interface Confirmation {
  shown?: boolean;
  source?: string;
  confirmed?: string;
}

/** True for a figure that visitors see although nobody has said where it comes from, and when it was confirmed. */
export const isUnconfirmed = ({ shown, source, confirmed }: Confirmation): boolean =>
  shown === true && !(source?.trim() && confirmed);

export const countUnconfirmed = (items: unknown): number =>
  ((items ?? []) as Confirmation[]).filter(isUnconfirmed).length;
