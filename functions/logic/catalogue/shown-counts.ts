/** Number of programs on the home page. */
export const homeCount = 6;

/** Number of similar programs on a program's page. */
export const similarCount = 3;
