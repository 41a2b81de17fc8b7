import { createHmac, randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RepeatedLines } from '@rotadas/service-kit/logging/repeated-lines';
import type { DomainError } from '@rotadas/contracts/errors/domain-error';
import { toNetworks } from '../limits/networks.js';

type SecurityEvent = 'sign-in-refused' | 'forbidden' | 'limit-hit' | 'upgrade-refused' | 'unreadable';

/** Users and addresses are logged as pseudonyms only. */
export interface Subject {
  readonly userId?: number | undefined;
  readonly address?: string | undefined;
  readonly requestId?: string | undefined;
}

/** Codes and routes; never text that a user typed. */
type Facts = Readonly<Record<string, string | undefined>>;

const logger = new Logger('Security');

export const securityLines = new RepeatedLines();

/** Logs at level info. Repeated events of a subject are counted and logged every few seconds. */
export function logSecurityEvent(
  security: SecurityEvent,
  { userId, address, requestId }: Subject,
  facts: Facts,
): void {
  const kind = {
    security,
    ...facts,
    ...(userId !== undefined && { user: toPseudonym('user', userId) }),
    // An IPv6 address counts as its /64, since one client could use any number of its addresses.
    ...(address !== undefined && { address: toPseudonym('address', toNetworks(address)[0].name) }),
  };
  const write = (more: object = {}) => logger.log({ ...kind, ...(requestId && { requestId }), ...more });
  const isFirst = securityLines.admits(JSON.stringify(kind), (repeated, areOthers) =>
    areOthers ? logger.log({ security: 'others', repeated }) : write({ repeated }),
  );
  if (isFirst) write();
}

/** New for each process, so that pseudonyms cannot be resolved later. */
const SALT = randomBytes(32);

const LENGTH = 16;

function toPseudonym(kind: 'user' | 'address', value: number | string): string {
  return createHmac('sha256', SALT).update(`${kind} ${value}`).digest('base64url').slice(0, LENGTH);
}

const BY_STATUS: ReadonlyMap<number, SecurityEvent> = new Map([
  [401, 'sign-in-refused'],
  [403, 'forbidden'],
  [421, 'forbidden'],
  [429, 'limit-hit'],
]);

/** Logs a rejection with its route, because the path may contain anything. */
export function logRejection(request: FastifyRequest, { status, code }: DomainError): void {
  const known = BY_STATUS.get(status);
  if (known === undefined) return;
  const event = request.headers.upgrade === undefined ? known : 'upgrade-refused';
  const { method, routeOptions, ip: address, id: requestId } = request;
  const subject = { address, userId: readUserId(request), requestId };
  logSecurityEvent(event, subject, { code, method, route: routeOptions.url });
}

export function logRejectedFrame(subject: Subject, { status, code }: DomainError): void {
  const event = BY_STATUS.get(status);
  if (event !== undefined) logSecurityEvent(event, subject, { code, route: 'live' });
}

function readUserId(request: FastifyRequest): number | undefined {
  const user: unknown = 'user' in request ? request.user : undefined;
  const userId = typeof user === 'object' && user !== null && 'userId' in user ? user.userId : undefined;
  return typeof userId === 'number' ? userId : undefined;
}
