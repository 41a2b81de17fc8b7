import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { AuditEntry } from '@rotadas/contracts/audit-log/audit-entry';
import { z } from 'zod';

type BoardRequest = Pick<FastifyRequest, 'id' | 'method' | 'params'> & {
  readonly routeOptions: { readonly url?: string | undefined };
};

/** Truncated to the maximum of the audit log. */
const Params = z.record(
  z.string(),
  z.string().transform((text) => text.slice(0, 200)),
);

/** Null if the request only reads. */
export function boardChange(request: BoardRequest, adminId: number): AuditEntry | null {
  const { id: requestId, method, params, routeOptions } = request;
  if (method === 'GET' || method === 'HEAD') return null;
  const words = (routeOptions.url ?? '').split('/').filter((part) => part !== '' && !part.startsWith(':'));
  const action = words.slice(words.indexOf('queues', 2) + 1).join(' ') || method.toLowerCase();
  const {
    queueName: target = '',
    jobId: job,
    queueStatus: state,
    schedulerId: scheduler,
  } = Params.parse(params);
  const facts = { action, ...(job && { job }), ...(state && { state }), ...(scheduler && { scheduler }) };
  const kind = 'queue-change';
  return { id: randomUUID(), at: Date.now(), adminId, kind, target, userId: null, facts, requestId };
}
