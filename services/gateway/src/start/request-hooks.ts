import type { FastifyInstance } from 'fastify';
import { REQUEST_ID_HEADER, runWithRequestId } from '@rotadas/service-kit/request-context/request-id';
import { countsAgainstAddress } from '../limits/counted-paths.js';
import type { AddressLimit } from '../limits/address-limit.js';

/** What the hooks need. */
interface Hooked {
  /** Sent with every answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly addresses: AddressLimit;
}

/** What happens to every request before its controller: its headers and id go out, its address is counted, its context begins. */
export function addRequestHooks(fastify: FastifyInstance, { headers, addresses }: Hooked): void {
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header(REQUEST_ID_HEADER, request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (countsAgainstAddress(request.url)) await addresses.count(request.ip);
  });
  // After the body is read: reading it leaves the asynchronous context of the earlier hooks.
  fastify.addHook('preValidation', (request, _reply, done) => {
    runWithRequestId(request.id, done);
  });
}
