/** The REST API's stage: the first segment of every path. */
export const stage = 'api';
