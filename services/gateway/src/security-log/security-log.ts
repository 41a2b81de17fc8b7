import { createHmac, randomBytes } from 'node:crypto';
import { Logger, Module } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RepeatedLines } from '@rotadas/service-kit/logging/repeated-lines';
import type { DomainError } from '@rotadas/contracts/errors/domain-error';

/** What is worth a line. */
type SecurityEvent =
  'sign-in-refused' | 'forbidden' | 'limit-hit' | 'upgrade-refused' | 'unreadable' | 'admin-act';

/**
 * Who it was about, as far as that is known, and in which request; users and addresses leave as
 * pseudonyms only.
 */
export interface Subject {
  readonly userId?: number | undefined;
  readonly address?: string | undefined;
  readonly requestId?: string | undefined;
}

/** What else a line says: codes, routes, ids and statuses of reports; never what somebody typed. */
type Facts = Readonly<Record<string, string | number | undefined>>;

const logger = new Logger('Security');

/** Started and ended with the gateway. */
const securityLines = new RepeatedLines();

/**
 * Writes a line about what happened to whom. Where the same happens to the same one again and
 * again, or to too many, it is counted, and told every few seconds. All this is information: a
 * warning is for what the operator has to mend.
 */
export function noteSecurity(
  security: SecurityEvent,
  { userId, address, requestId }: Subject,
  facts: Facts,
): void {
  const kind = {
    security,
    ...facts,
    ...(userId !== undefined && { user: pseudonymOf('user', userId) }),
    ...(address !== undefined && { address: pseudonymOf('address', address) }),
  };
  const write = (more: object = {}) => logger.log({ ...kind, ...(requestId && { requestId }), ...more });
  if (securityLines.admits(JSON.stringify(kind), (repeated) => write({ repeated }))) write();
}

/** Made anew with each process, so that nobody can work out later whose lines those were. */
const SALT = randomBytes(32);

/** Enough to tell the subjects of a log apart. */
const LENGTH = 16;

/**
 * Stands for a user or an address in the log: the same within the life of one process, and of no
 * use beyond it.
 */
function pseudonymOf(kind: 'user' | 'address', value: number | string): string {
  return createHmac('sha256', SALT).update(`${kind} ${value}`).digest('base64url').slice(0, LENGTH);
}

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

/** What was refused for the sake of security, and what admins did. */
@Module({ providers: [{ provide: RepeatedLines, useFactory: () => securityLines }] })
export class SecurityLogModule {}
