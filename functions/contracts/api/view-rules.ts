/** The parts of the queue beside that of all requests, in their order. */
export const queueTabs = ['unanswered', 'mine', 'in_progress', 'waiting_for_customer', 'done'] as const;

/** Requests that wait for their first answer: past the goal's end, or within a quarter of an hour of it. */
export const dueFilters = ['late', 'soon'] as const;

/** The columns that staff may hide, in their order: customer and actions stay. */
export const viewColumns = ['details', 'when', 'owner', 'state', 'contact'] as const;
export type ViewColumn = (typeof viewColumns)[number];

export const densities = ['compact', 'comfortable'] as const;
export type Density = (typeof densities)[number];

/** The title in characters; views for each person, and as many shared ones. */
export const viewLimits = { title: 40, views: 20 } as const;
