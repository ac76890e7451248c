/** The parts of the queue beside that of all requests, in their order. */
export const queueTabs = ['unanswered', 'mine', 'in_progress', 'waiting_for_customer', 'done'] as const;

/** Requests that wait for their first answer: past the goal's end, or within a quarter of an hour of it. */
export const dueFilters = ['late', 'soon'] as const;

/** The columns that staff may hide, in their order: customer and actions stay. */
export const viewColumns = ['details', 'when', 'owner', 'state', 'contact'] as const;
export type ViewColumn = (typeof viewColumns)[number];

export const densities = ['compact', 'comfortable'] as const;
export type Density = (typeof densities)[number];

/**
 * True for a search that a view keeps: one with an address, a reference or a phone number is for one customer, and views stay
 * when the customer's data is erased.
 */
export const keepsSearch = (q: string) => !/@|(?:\p{Nd}[^\p{L}\p{Nd}]*){4}|^[FHCM]-?[\dA-Z]{4}-?[\dA-Z]{4}$/iu.test(q);

/** The same for the API's document, whose readers may not know classes of characters by their Unicode property. */
export const keptSearchPattern = '^(?!.*@)(?!.*\\d([\\W_]*\\d){3})(?![FHCMfhcm]-?[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}$)';

/** The title in characters; views for each person, and as many shared ones. */
export const viewLimits = { title: 40, views: 20 } as const;
