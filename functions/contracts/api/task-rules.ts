/** The length of a task's words in characters, and how many a request has. */
export const taskLimits = { length: 200, tasks: 20 } as const;
