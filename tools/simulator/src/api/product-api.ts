import type { Call } from '@rotadas/contracts/protocol/call';
import { signIn, type Credentials, type Session } from '../identity/sign-in.ts';
import { ApiError } from './api-error.ts';
import { sendCall, type SentCall } from './send-call.ts';

const RESPONSE_TIMEOUT_MS = 10_000;
/** Time before a token expires, ms. */
const RENEW_EARLY_MS = 5 * 60_000;

/** Calls the API as one user; signs in before the first call and when the token expires. */
export class ProductApi {
  private readonly origin: string;
  private readonly credentials: Credentials;
  private session: Session | undefined;

  constructor(origin: string, credentials: Credentials) {
    this.origin = origin.replace(/\/$/, '');
    this.credentials = credentials;
  }

  /** Resolves to the body; rejects with an `ApiError`. */
  async call<const C extends Call>(call: C, sent: SentCall<C> = {}, signal?: AbortSignal): Promise<unknown> {
    const { token } = await this.validSession();
    const limit = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
    try {
      return await sendCall(this.origin, call, token, {
        ...sent,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) this.session = undefined;
      throw error;
    }
  }

  private async validSession(): Promise<Session> {
    if (!this.session || Date.now() > this.session.expiresAt - RENEW_EARLY_MS)
      this.session = await signIn(this.credentials);
    return this.session;
  }
}
