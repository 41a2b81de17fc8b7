import { existsSync } from 'node:fs';
import { resolve, join } from 'node:path';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { acceptsHtml } from '../input/accepts-html.js';

/** What of a request decides which file of the web app answers it. */
export interface PageRequest {
  /** As the router read it: decoded, without the query. */
  readonly path: string;
  readonly accept: string | undefined;
}

/** A file of the built web app, and how long a browser may keep it. */
interface RequestedFile {
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

/**
 * Lets replies send files of the folder `webDist`; compressed siblings (.br, .gz) go first where
 * the browser takes them.
 */
export async function useWebDist(app: NestFastifyApplication, webDist: string | undefined): Promise<void> {
  if (!webDist) return;
  const root = resolve(webDist);
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false, // each reply sets its own
    dotfiles: 'deny',
    suppressWarning: !existsSync(root),
  });
}

/** A script that stands in the page itself. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The scripts that stand in the pages of the built web app, as a content policy allows each of
 * them: by its digest (CSP level 3, hash-source). None where there is no web app.
 */
export async function inlineScripts(webDist: string | undefined): Promise<string[]> {
  if (!webDist || !existsSync(webDist)) return [];
  const pages = (await readdir(webDist)).filter((name) => name.endsWith('.html'));
  const texts = await Promise.all(pages.map((name) => readFile(join(webDist, name), 'utf8')));
  const scripts = texts.flatMap((text) => [...text.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script));
  return [...new Set(scripts.map(sourceOf))];
}

function sourceOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
