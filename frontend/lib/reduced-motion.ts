/** True if the reader has asked the system for less motion. In the browser only. */
export const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
