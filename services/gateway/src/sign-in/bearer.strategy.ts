import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import { bearerToken } from './bearer-token.js';
import type { Principal } from './principal.js';
import { Principals } from './principals.js';

/** The part of a request that this strategy reads. */
interface AuthorizedRequest {
  readonly headers: { readonly authorization?: string | undefined };
}

/** Finds the principal of a request by the bearer token in its Authorization header. */
@Injectable()
export class BearerStrategy extends PassportStrategy(passport.Strategy, 'bearer') {
  constructor(private readonly principals: Principals) {
    super();
  }

  override authenticate({ headers }: AuthorizedRequest): void {
    this.validate(headers.authorization).then(
      (principal) => this.success(principal),
      (error: unknown) => this.error(error),
    );
  }

  /** Throws `token-missing` or `token-invalid`, or what the check of the token throws. */
  async validate(authorization: string | undefined): Promise<Principal> {
    return this.principals.checked(bearerToken(authorization));
  }
}
