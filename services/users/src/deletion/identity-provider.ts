import { Inject, Injectable } from '@nestjs/common';
import { hasFirebaseAdmin } from '@rotadas/service-kit/env/firebase-settings';
import { USERS_ENV, type UsersEnv } from '../env.js';

/** Firebase Admin, loaded on first use, since it slows the start down. */
@Injectable()
export class IdentityProvider {
  constructor(@Inject(USERS_ENV) private readonly env: UsersEnv) {}

  /** Needs a service account or the emulator. */
  get isAvailable(): boolean {
    return hasFirebaseAdmin(this.env);
  }

  /** Idempotent. */
  async deleteUser(uid: string): Promise<void> {
    const [{ initializeApp }, { getAuth }] = await Promise.all([
      import('firebase-admin/app'),
      import('firebase-admin/auth'),
    ]);
    const projectId = this.env.FIREBASE_PROJECT_ID ?? '';
    try {
      await getAuth(initializeApp({ projectId }, projectId)).deleteUser(uid);
    } catch (error) {
      if (!isUnknownUser(error)) throw error;
    }
  }
}

const isUnknownUser = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
