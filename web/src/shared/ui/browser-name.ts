/** Browsers that ask for the position in different ways. */
export const BROWSERS = ['iphone', 'android', 'chromium', 'firefox', 'safari'] as const;
export type Browser = (typeof BROWSERS)[number];

/** iPads identify themselves as Macs, which have no touch screen. */
export function browserFrom(userAgent: string, maxTouchPoints: number): Browser {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'iphone';
  if (userAgent.includes('Macintosh') && maxTouchPoints > 1) return 'iphone';
  if (userAgent.includes('Firefox/')) return 'firefox';
  if (userAgent.includes('Android')) return 'android';
  return userAgent.includes('Chrome/') ? 'chromium' : 'safari';
}
