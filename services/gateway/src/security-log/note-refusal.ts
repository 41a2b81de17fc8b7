import type { FastifyRequest } from 'fastify';
import type { DomainError } from '@rotadas/contracts/errors/domain-error';
import { noteSecurity, type SecurityEvent, type Subject } from './security-log.js';

const BY_STATUS: ReadonlyMap<number, SecurityEvent> = new Map([
  [401, 'sign-in-refused'],
  [403, 'forbidden'],
  [421, 'forbidden'],
  [429, 'limit-hit'],
]);

/**
 * Notes an answer that refused a request for the sake of security; its route stands for its
 * address, which could hold anything.
 */
export function noteRefusal(request: FastifyRequest, { status, code }: DomainError): void {
  const refused = BY_STATUS.get(status);
  if (refused === undefined) return;
  const event = request.headers.upgrade === undefined ? refused : 'upgrade-refused';
  const { method, routeOptions, ip: address, id: requestId } = request;
  const subject = { address, userId: userIdOf(request), requestId };
  noteSecurity(event, subject, { code, method, route: routeOptions.url });
}

/** Notes a frame of /api/live that was refused for the sake of security. */
export function noteRefusedFrame(subject: Subject, { status, code }: DomainError): void {
  const event = BY_STATUS.get(status);
  if (event !== undefined) noteSecurity(event, subject, { code, route: 'live' });
}

/** Who the sign-in guard found, where it came to that. */
function userIdOf(request: FastifyRequest): number | undefined {
  const user: unknown = 'user' in request ? request.user : undefined;
  const userId = typeof user === 'object' && user !== null && 'userId' in user ? user.userId : undefined;
  return typeof userId === 'number' ? userId : undefined;
}
