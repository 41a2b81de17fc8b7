import { DomainError } from '@rotadas/contracts/errors/domain-error';

/** Throws `admin-required`; the gateway has checked it already. */
export function requireAdmin({ isAdmin }: { readonly isAdmin: boolean }): void {
  if (!isAdmin) throw new DomainError('admin-required');
}
