import { existsSync } from 'node:fs';
import { resolve, join } from 'node:path';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

export interface PageRequest {
  /** Decoded, without the query. */
  readonly path: string;
  readonly accept: string | undefined;
}

interface RequestedFile {
  readonly path: string;
  readonly cacheControl: string;
}

/** Names in /assets contain a digest. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const REVALIDATE = 'no-cache';

/** Icons and pictures may change under the same name. */
const ONE_HOUR = 'public, max-age=3600';

/** Pages with a file of their own from the build. */
const PAGES: ReadonlySet<string> = new Set(['/greeting', '/login', '/about', '/terms']);

/** A cached worker would outlive its deploy. */
const SERVICE_WORKER = '/sw.js';

/** The file, or index.html for a page of the app; null if neither. */
export function requestedFile({ path, accept }: PageRequest): RequestedFile | null {
  if (path === '/api' || path.startsWith('/api/')) return null;
  if (path.includes('/.')) return null; // hidden files and parent folders
  if (path.startsWith('/assets/')) return { path, cacheControl: IMMUTABLE };
  if (/\.[a-z\d]+$/i.test(path)) {
    const mustRevalidate = path.endsWith('.html') || path === SERVICE_WORKER;
    return { path, cacheControl: mustRevalidate ? REVALIDATE : ONE_HOUR };
  }
  if (!acceptsHtml(accept)) return null;
  return { path: PAGES.has(path) ? `${path}.html` : '/index.html', cacheControl: REVALIDATE };
}

const HTML = ['text/html'];

/** Media type parameters, which the negotiator would read as weights. */
const PARAMETERS = /;\s*(?!q=)[^;,]*/gi;

/** Whether an Accept header names HTML, as browsers do for a page. */
export function acceptsHtml(accept = ''): boolean {
  return negotiate(accept.replaceAll(PARAMETERS, ''), HTML) !== null && accept.includes('text/html');
}

/** Compressed siblings (.br, .gz) are preferred. */
export async function registerWebApp(
  app: NestFastifyApplication,
  webDist: string | undefined,
): Promise<void> {
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

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** CSP hashes of inline scripts (CSP level 3, hash-source). */
export async function inlineScripts(webDist: string | undefined): Promise<string[]> {
  if (!webDist || !existsSync(webDist)) return [];
  const pages = (await readdir(webDist)).filter((name) => name.endsWith('.html'));
  const texts = await Promise.all(pages.map((name) => readFile(join(webDist, name), 'utf8')));
  const scripts = texts.flatMap((text) => [...text.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script));
  return [...new Set(scripts.map(scriptHash))];
}

function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
