/** The paths asked for all the time: their limits are counted in the process, without Redis, and their work is shared (design 3.1). */
const HOT_PATHS = new Set(['/api/providers/location', '/api/providers/active']);

/** Whether what a request to `url` sets in motion, a batch or the mirroring of an area, is there for many requests at once. */
export function sharesItsWork(url: string): boolean {
  const query = url.indexOf('?');
  return HOT_PATHS.has(query === -1 ? url : url.slice(0, query));
}

/** Whether a request to `url` counts against its address: every call does but those that have a count of their own. */
export function countsAgainstAddress(url: string): boolean {
  return url.startsWith('/api/') && !sharesItsWork(url);
}
