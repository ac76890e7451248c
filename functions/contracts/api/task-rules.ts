/** The length of a task's words in characters, and how many a request has. */
export const taskLimits = { length: 200, tasks: 20 } as const;

/** The most open tasks of a list, the first due first. */
export const mostTasksListed = 500;
