import { DomainError } from '@rotadas/contracts/errors/domain-error';

/** The token of an Authorization header. Throws `token-missing` or `token-invalid`. */
export function bearerToken(header: string | undefined): string {
  if (header === undefined) throw new DomainError('token-missing');
  const space = header.indexOf(' ');
  const token = header.slice(space + 1);
  if (space === -1 || token.includes(' ')) throw new DomainError('token-invalid');
  if (header.slice(0, space).toLowerCase() !== 'bearer' || token === '')
    throw new DomainError('token-missing');
  return token;
}
