import type { FastifyInstance, FastifyRequest } from 'fastify';
import { REQUEST_ID_HEADER, runWithRequestId } from '@rotadas/service-kit/request-context/request-id';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { SHARE_PAGE_PATH } from '@rotadas/contracts/shares/share';
import type { OwnAddress } from '../env/own-address.js';
import type { LocalAddressRateLimit } from '../limits/local-address-rate-limit.js';
import type { AddressRateLimit } from '../limits/redis-rate-limits.js';
import { rulesFor } from './route-rules.js';
import type { SecurityHeaders } from './security-headers.js';

interface HookDependencies {
  readonly headers: SecurityHeaders;
  readonly addresses: AddressRateLimit;
  readonly files: LocalAddressRateLimit;
  readonly ownAddress: OwnAddress;
}

export function addRequestHooks(
  fastify: FastifyInstance,
  { headers, addresses, files, ownAddress }: HookDependencies,
): void {
  const consume = async (limit: 'address' | 'files', ip: string) =>
    limit === 'files' ? files.consume(ip) : addresses.consume(ip);
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    dropTypeOfEmptyBody(request);
    const { acceptsAnyHost, limit } = rulesFor(request);
    if (isAmbiguous(request)) return done(new DomainError('input-invalid'));
    if (!acceptsAnyHost && !ownAddress.isOwnHost(request.hostname))
      return done(new DomainError('host-unknown'));
    if (limit === 'none') return done();
    consume(limit, request.ip).then(() => done(), done);
  });
  // After the body is read, which leaves the asynchronous context of earlier hooks. Shared work has
  // no request ID.
  fastify.addHook('preValidation', (request, _reply, done) => {
    if (rulesFor(request).skipsRequestContext) done();
    else runWithRequestId(request.id, done);
  });
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (hasNoContent(reply.statusCode)) {
      reply.headers(headers.withoutContent);
    } else if (rulesFor(request).isApiResponse) {
      reply.headers(headers.api);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    } else {
      reply.headers(isSharePage(request) ? headers.sharePage : headers.page);
    }
    done();
  });
}

/** One name or address, with an optional port. */
const HOST = /^([^:,@]*|\[[^\]]*\])(:\d+)?$/;

/** Proxies and caches could understand these as requests to another host (RFC 9112, 3.2). */
function isAmbiguous({ raw, url, headers: { host } }: FastifyRequest): boolean {
  if (!url.startsWith('/')) return true;
  return host === undefined ? raw.httpVersion === '1.1' : !HOST.test(host);
}

/** Many clients declare JSON for every POST; Fastify rejects an empty body declared as JSON. */
function dropTypeOfEmptyBody({ raw: { headers } }: FastifyRequest): void {
  if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0)
    delete headers['content-type'];
}

/** The router decodes the path too. */
const isSharePage = ({ url }: FastifyRequest) => decodePath(url).startsWith(`${SHARE_PAGE_PATH}/`);

function decodePath(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url; // the router rejects it
  }
}

const hasNoContent = (status: number) => status === 204 || status === 304;
