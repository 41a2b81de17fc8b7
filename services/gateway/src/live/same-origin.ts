import type { FastifyRequest } from 'fastify';
import { DomainError } from '@rotadas/contracts/errors/domain-error';

/** Throws `origin-foreign` for a page of another host; who is no browser sends no origin. */
export function requireSameOrigin({ headers, host }: FastifyRequest): void {
  const { origin } = headers;
  if (origin === undefined) return;
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw new DomainError('origin-foreign');
}
