import { DomainError } from '@rotadas/contracts/errors/domain-error';

/** Throws `admin-required`; checked again behind the gateway. */
export function requireAdmin({ isAdmin }: { readonly isAdmin: boolean }): void {
  if (!isAdmin) throw new DomainError('admin-required');
}
