/**
 * The widths of the window, in rem, at which the layout changes. Style sheets name them in media queries, which cannot read
 * CSS variables: `(--below-sm)`, `(--from-lg)`. A part that depends on its own room has a container query instead.
 */
export const breakpoints = { sm: 40, md: 48, lg: 64, xl: 80, '2xl': 86 } as const;

/** Returns the definitions of the media queries, which the build puts before every style sheet. */
export const customMedia = () =>
  Object.entries(breakpoints)
    .map(
      ([name, width]) =>
        `@custom-media --below-${name} (width < ${width}rem);@custom-media --from-${name} (width >= ${width}rem);`,
    )
    .join('');
