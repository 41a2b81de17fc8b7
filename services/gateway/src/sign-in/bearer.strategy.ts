import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Principal } from './principal.js';
import { Authenticator } from './authenticator.js';

interface AuthorizedRequest {
  readonly headers: { readonly authorization?: string | undefined; readonly cookie?: string | undefined };
}

@Injectable()
export class BearerStrategy extends PassportStrategy(passport.Strategy, 'bearer') {
  constructor(private readonly authenticator: Authenticator) {
    super();
  }

  override authenticate({ headers }: AuthorizedRequest): void {
    this.validate(headers).then(
      (principal) => this.success(principal),
      (error: unknown) => this.error(error),
    );
  }

  async validate({ authorization, cookie }: AuthorizedRequest['headers']): Promise<Principal> {
    return this.authenticator.authenticateRestricted(bearerToken(authorization), cookie);
  }
}

/** Throws `token-missing` or `token-invalid`. */
export function bearerToken(header: string | undefined): string {
  if (header === undefined) throw new DomainError('token-missing');
  const space = header.indexOf(' ');
  const token = header.slice(space + 1);
  if (space === -1 || token.includes(' ')) throw new DomainError('token-invalid');
  if (header.slice(0, space).toLowerCase() !== 'bearer' || token === '')
    throw new DomainError('token-missing');
  return token;
}
