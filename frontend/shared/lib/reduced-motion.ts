/** True if the reader prefers reduced motion. Call it in the browser only. */
export const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
