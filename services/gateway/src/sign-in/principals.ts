import { Injectable } from '@nestjs/common';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import type { Principal } from './principal.js';
import { TokenCache } from './token-cache.js';
import { TokenVerifier } from './token-verifier.js';

/** Finds who stands behind a token; the account is asked for once a token, so that the hot path asks nobody. */
@Injectable()
export class Principals {
  private readonly cache = new TokenCache<Principal>((token) => this.find(token));

  constructor(
    private readonly verifier: TokenVerifier,
    private readonly routes: RouteClient,
  ) {}

  /** The principal of `token`. */
  of(token: string): Promise<Principal> {
    return this.cache.get(token);
  }

  private async find(token: string) {
    const { identity, expiresAt } = await this.verifier.verify(token);
    const user = await this.routes.call(usersRoutes.identify, { identity });
    return { value: { identity, userId: user.id, isAdmin: user.isAdmin, expiresAt }, expiresAt };
  }
}
