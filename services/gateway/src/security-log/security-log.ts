import { Logger } from '@nestjs/common';
import { RepeatedLines } from '@rotadas/service-kit/logging/repeated-lines';
import { pseudonymOf } from './pseudonym.js';

/** What is worth a line. */
export type SecurityEvent =
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
export const securityLines = new RepeatedLines();

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
