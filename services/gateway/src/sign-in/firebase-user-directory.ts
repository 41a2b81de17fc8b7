import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { hasFirebaseAdmin } from '@rotadas/service-kit/env/firebase-settings';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { firebaseApp } from './token-verifier.js';

const LOOKUP_MAX = 100;

/** Looks up and signs out accounts without tokens; needs a service account or the emulator. */
@Injectable()
export class FirebaseUserDirectory implements OnApplicationBootstrap {
  private readonly logger = new Logger(FirebaseUserDirectory.name);
  private readonly auth: Auth | undefined;

  constructor(@Inject(GATEWAY_ENV) private readonly env: GatewayEnv) {
    const project = env.FIREBASE_PROJECT_ID;
    this.auth = project && hasFirebaseAdmin(env) ? getAuth(firebaseApp(project)) : undefined;
  }

  onApplicationBootstrap(): void {
    if (this.isAvailable) return;
    this.logger[this.env.NODE_ENV === 'production' ? 'warn' : 'log'](
      'Without GOOGLE_APPLICATION_CREDENTIALS, planned offers of deleted and disabled accounts stay until they end.',
    );
  }

  get isAvailable(): boolean {
    return this.auth !== undefined;
  }

  /** Returns the IDs that may sign in; throws if the identity provider is unavailable. */
  async findActive(uids: readonly string[]): Promise<ReadonlySet<string>> {
    if (!this.auth) throw new Error('accounts cannot be looked up without a service account');
    const active = new Set<string>();
    for (let start = 0; start < uids.length; start += LOOKUP_MAX) {
      const batch = uids.slice(start, start + LOOKUP_MAX).map((uid) => ({ uid }));
      const { users } = await this.auth.getUsers(batch);
      for (const { uid, disabled } of users) if (!disabled) active.add(uid);
    }
    return active;
  }

  /**
   * Ends the sessions at the identity provider, which then issues no new tokens. A failure is only
   * logged: the product rejects the tokens of earlier sign-ins by itself.
   */
  async revokeRefreshTokens(uid: string): Promise<void> {
    await this.auth?.revokeRefreshTokens(uid).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'Sessions cannot be ended at the identity provider');
    });
  }
}
