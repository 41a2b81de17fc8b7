import { Controller, Logger } from '@nestjs/common';
import { accountsCalls } from '@rotadas/contracts/accounts/accounts.calls';
import { accountsRpc } from '@rotadas/contracts/accounts/accounts.rpc';
import { notificationsRpc } from '@rotadas/contracts/notifications/notifications.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { HandleCall, type ParsedInput } from '../calls/handle-call.js';
import { FirebaseUserDirectory } from '../sign-in/firebase-user-directory.js';
import { requireRecentSignIn } from '../sign-in/principal.js';

type Calls = typeof accountsCalls;

@Controller()
export class SessionsController {
  private readonly logger = new Logger(SessionsController.name);

  constructor(
    private readonly rpc: RpcClient,
    private readonly directory: FirebaseUserDirectory,
  ) {}

  @HandleCall(accountsCalls.revokeSessions)
  async revokeSessions({ principal, body }: ParsedInput<Calls['revokeSessions']>) {
    const { userId, identity } = principal;
    // Sessions that began later than this one stay.
    if (body.keepCurrent) requireRecentSignIn(principal);
    const before = body.keepCurrent ? identity.signedInAt : nextSecond(Date.now());
    await this.rpc.call(accountsRpc.signOut, { userId, before });
    if (body.keepCurrent) return;
    await Promise.all([this.unsubscribePush(userId), this.directory.revokeRefreshTokens(identity.uid)]);
  }

  /** After the sign-out, so that no session subscribes again. It holds even if this fails. */
  private async unsubscribePush(userId: number): Promise<void> {
    await this.rpc.call(notificationsRpc.unsubscribeAllPush, { userId }).catch((error: unknown) => {
      this.logger.warn({ err: error, userId }, 'Push subscriptions cannot be removed');
    });
  }
}

/** Tokens have the time of their sign-in in seconds, rounded down. */
const nextSecond = (now: number): number => (Math.floor(now / 1_000) + 1) * 1_000;
