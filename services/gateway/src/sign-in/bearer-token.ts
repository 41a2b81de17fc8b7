import { DomainError } from '@rotadas/contracts/errors/domain-error';

/** The token of an Authorization header, by the same rules as the sign-in guard. Throws `token-missing` or `token-invalid`. */
export function bearerToken(header: string | undefined): string {
  if (header === undefined) throw new DomainError('token-missing');
  const [scheme, token, ...more] = header.split(' ');
  if (token === undefined || more.length > 0) throw new DomainError('token-invalid');
  if (scheme?.toLowerCase() !== 'bearer' || token === '') throw new DomainError('token-missing');
  return token;
}
