import { createHash } from 'node:crypto';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Bodies } from '../responses/read-bodies.js';
import { sendBody } from '../responses/send-body.js';
import type { LinkPreviews } from './link-previews.js';
import type { StreetTiles } from './street-tiles.js';

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

/** The file of MAP_TILES. */
export const STREETS_PATH = '/map/streets.pmtiles';

/** Pages with a file of their own from the build. */
const PAGES: ReadonlySet<string> = new Set(['/greeting', '/login', '/about', '/terms', '/gizlilik']);

/** A cached worker would outlive its deploy. */
const SERVICE_WORKER = '/sw.js';

/** The file, or index.html for a page of the app; null if neither. */
export function requestedFile({ path, accept = '*/*' }: PageRequest): RequestedFile | null {
  if (path === '/api' || path.startsWith('/api/')) return null;
  if (path.includes('/.')) return null; // hidden files and parent folders
  if (path.startsWith('/assets/')) return { path, cacheControl: IMMUTABLE };
  if (/\.[a-z\d]+$/i.test(path)) {
    const mustRevalidate = path.endsWith('.html') || path === SERVICE_WORKER;
    return { path, cacheControl: mustRevalidate ? REVALIDATE : ONE_HOUR };
  }
  // For any other path `*/*` gets 404: a monitor with a mistyped path would find a page.
  const ranges = path === '/' || PAGES.has(path) ? [HTML, 'text/*', '*/*'] : [HTML];
  if (!accepts(accept, ranges)) return null;
  return { path: PAGES.has(path) ? `${path}.html` : '/index.html', cacheControl: REVALIDATE };
}

const HTML = 'text/html';

/** Media type parameters, which the negotiator would read as weights. */
const PARAMETERS = /;(?!\s*q=)[^;,]*/gi;

const accepts = (accept: string, ranges: string[]) =>
  negotiate(accept.replaceAll(PARAMETERS, ''), ranges) !== null;

/** Whether an Accept header names HTML, as browsers do for a page. */
export function namesHtml(accept = ''): boolean {
  return accept.includes(HTML) && accepts(accept, [HTML]);
}

type FileRequest = FastifyRequest<{ Params: { '*': string } }>;

interface WebApp {
  /** Responses share their bytes: unread ones take neither descriptors nor memory. */
  readonly files: Bodies;
  readonly previews: LinkPreviews;
  readonly streets: StreetTiles | null;
}

export function registerWebApp(fastify: FastifyInstance, { files, previews, streets }: WebApp): void {
  fastify.get('/*', { compress: false }, async (request: FileRequest, reply) => {
    const { headers, url, ip } = request;
    const file = requestedFile({ path: `/${request.params['*']}`, accept: headers.accept });
    if (streets && file?.path === STREETS_PATH)
      return streets.send(request, reply.header('cache-control', file.cacheControl));
    const body = file && files.get(file.path);
    if (!body) throw new DomainError('path-unknown');
    if (file.path.endsWith('.html') && previews.appliesTo(url, headers['user-agent'])) {
      const page = await previews.addTo(body.plain.toString(), url, ip);
      return reply.header('cache-control', 'no-store').type(body.type).send(page);
    }
    return sendBody(request, reply.header('cache-control', file.cacheControl), body);
  });
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** CSP hashes of inline scripts (CSP level 3, hash-source). */
export function inlineScripts(files: Bodies): string[] {
  const pages = [...files]
    .filter(([path]) => path.endsWith('.html'))
    .map(([, { plain }]) => plain.toString());
  const scripts = pages.flatMap((text) => [...text.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script));
  return [...new Set(scripts.map(scriptHash))];
}

function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
