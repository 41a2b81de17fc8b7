/** IDs of the agreements whose request has rung on this page. */
export const rungRequests = new Set<number>();
