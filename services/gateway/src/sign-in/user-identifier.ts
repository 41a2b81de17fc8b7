import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Identity } from '@rotadas/contracts/users/identity';
import type { User } from '@rotadas/contracts/users/user';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { dependencyUnavailable } from '@rotadas/service-kit/errors/dependency';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { BotCheckProofs } from './bot-check-proofs.js';
import { TokenAccountLookup } from './token-account-lookup.js';
import type { VerifiedToken } from './principal.js';
import { Suspensions } from './suspensions.js';

/** Finds or creates the users of verified identities. */
@Injectable()
export class UserIdentifier {
  constructor(
    private readonly rpc: RpcClient,
    private readonly lookup: TokenAccountLookup,
    private readonly proofs: BotCheckProofs,
    private readonly suspensions: Suspensions,
  ) {}

  /**
   * Creates a missing account and ends a suspension, after a look-up: tokens outlive accounts that
   * were deleted. A new user may need the bot-check that `cookies` prove.
   */
  async identify(token: string, verified: VerifiedToken, cookies?: string): Promise<User> {
    const { identity, isByGoogle } = verified;
    let isNew: boolean;
    try {
      return await this.rpc.call(usersRpc.identify, { identity });
    } catch (error) {
      const code = error instanceof DomainError ? error.code : null;
      if (code !== 'user-unknown' && code !== 'user-suspended') throw error;
      isNew = code === 'user-unknown';
    }
    if (isNew && !isByGoogle) await this.proofs.requireProof(identity.uid, cookies);
    const state = await this.lookup.lookUp(token, identity.signedInAt).catch((error: unknown) => {
      throw dependencyUnavailable('sign-in', error);
    });
    if (state !== 'active') throw new DomainError('token-invalid');
    return this.confirm(identity);
  }

  /** Identifies the user of an identity that a look-up has confirmed. */
  async confirm(identity: Identity): Promise<User> {
    const user = await this.rpc.call(usersRpc.identify, { identity, isConfirmed: true });
    this.suspensions.cancel(user.id);
    return user;
  }
}
