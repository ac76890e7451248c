export const site = {
  /** The rating of a program that staff have not rated (docs/product.md); null shows none. */
  defaultRating: 4.8 as number | null,
} as const;
