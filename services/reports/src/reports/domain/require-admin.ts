import { DomainError } from '@rotadas/contracts/errors/domain-error';

/** Refuses whoever is no admin, whatever the gateway let pass (design 2). */
export function requireAdmin({ isAdmin }: { readonly isAdmin: boolean }): void {
  if (!isAdmin) throw new DomainError('admin-required');
}
