import { z } from 'zod';
import { DomainError } from '../errors/domain-error.js';
import { SerialId } from './serial-id.js';

/** The calling admin; services that own personal data check `isAdmin` again. */
export const Admin = z.strictObject({ userId: SerialId, isAdmin: z.boolean() });
export type Admin = z.infer<typeof Admin>;

/** Throws `admin-required`; the gateway has checked it already. */
export function requireAdmin({ isAdmin }: Pick<Admin, 'isAdmin'>): void {
  if (!isAdmin) throw new DomainError('admin-required');
}
