/** The hot paths: their limits are counted in the process, without Redis (design 3.1). */
const HOT_PATHS = new Set(['/api/providers/location', '/api/providers/active']);

/** Whether a request to `url` counts against its address: every call does but those that have a count of their own. */
export function countsAgainstAddress(url: string): boolean {
  const path = url.split('?', 1)[0] ?? url;
  return path.startsWith('/api/') && !HOT_PATHS.has(path);
}
