import { acceptsHtml } from '../input/accepts-html.js';

/** What of a request decides which file of the web app answers it. */
export interface PageRequest {
  /** As the router read it: decoded, without the query. */
  readonly path: string;
  readonly accept: string | undefined;
}

/** A file of the built web app, and how long a browser may keep it. */
export interface RequestedFile {
  readonly path: string;
  readonly cacheControl: string;
}

/** Names under /assets hold a digest of what is in them, so they never change. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const ASK_AGAIN = 'no-cache';

/** Kept for an hour: icons and pictures whose names stay while their contents may change, s. */
const FOR_AN_HOUR = 'public, max-age=3600';

/**
 * Pages that the build made a file of their own for: drawn already, or with what they will load
 * named in their heads.
 */
const PAGES: ReadonlySet<string> = new Set(['/greeting', '/login', '/about', '/terms']);

/** A worker kept too long would outlive its deploy. */
const SERVICE_WORKER = '/sw.js';

/**
 * Which file answers a request: the one named, or index.html for a page of the app; null when
 * neither.
 */
export function requestedFile({ path, accept }: PageRequest): RequestedFile | null {
  if (path === '/api' || path.startsWith('/api/')) return null;
  if (path.includes('/.')) return null; // no hidden file, no way up
  if (path.startsWith('/assets/')) return { path, cacheControl: FOR_EVER };
  if (/\.[a-z\d]+$/i.test(path)) {
    const mustBeNew = path.endsWith('.html') || path === SERVICE_WORKER;
    return { path, cacheControl: mustBeNew ? ASK_AGAIN : FOR_AN_HOUR };
  }
  if (!acceptsHtml(accept)) return null;
  return { path: PAGES.has(path) ? `${path}.html` : '/index.html', cacheControl: ASK_AGAIN };
}
