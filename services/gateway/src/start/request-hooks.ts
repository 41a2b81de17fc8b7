import type { FastifyInstance } from 'fastify';
import { REQUEST_ID_HEADER, runWithRequestId } from '@rotadas/service-kit/request-context/request-id';
import { countsAgainstAddress } from '../limits/counted-paths.js';
import type { AddressLimit } from '../limits/address-limit.js';
import type { SecurityHeaders } from './security-headers.js';

/** What the hooks need. */
interface Hooked {
  readonly headers: SecurityHeaders;
  readonly addresses: AddressLimit;
}

/** What happens to every request before its controller: its headers and id go out, its address is counted, its context begins. */
export function addRequestHooks(fastify: FastifyInstance, { headers, addresses }: Hooked): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const isApi = request.url.startsWith('/api/');
    reply.headers(isApi && !isDescription(request.url) ? headers.api : headers.page);
    reply.header(REQUEST_ID_HEADER, request.id);
    if (isApi) reply.header('cache-control', 'no-store');
    if (!countsAgainstAddress(request.url)) return done();
    addresses.count(request.ip).then(() => done(), done);
  });
  // After the body is read: reading it leaves the asynchronous context of the earlier hooks.
  fastify.addHook('preValidation', (request, _reply, done) => {
    runWithRequestId(request.id, done);
  });
}

/** Whether `url` is part of the API's description, which is a page. */
function isDescription(url: string): boolean {
  return url.startsWith('/api/docs');
}
