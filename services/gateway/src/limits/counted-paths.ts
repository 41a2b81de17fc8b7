/** The hot path: its limit is counted in the process, without Redis (design 3.1). */
const POSITION_PATH = '/api/providers/location';

/** Whether a request to `url` counts against its address: every call does but a position. */
export function countsAgainstAddress(url: string): boolean {
  const path = url.split('?', 1)[0] ?? url;
  return path.startsWith('/api/') && path !== POSITION_PATH;
}
