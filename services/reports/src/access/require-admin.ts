import { DomainError } from '@rotadas/contracts/errors/domain-error';

/** Refuses whoever is no admin, even where the gateway let them pass (design 2). */
export function requireAdmin({ isAdmin }: { readonly isAdmin: boolean }): void {
  if (!isAdmin) throw new DomainError('admin-required');
}
