import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { HealthCheck } from '@rotadas/service-kit/health/readiness.service';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';

const TIMEOUT_MS = 2_000;

@Injectable()
export class SignInCheck implements HealthCheck {
  readonly name = 'signIn';

  constructor(@Inject(GATEWAY_ENV) private readonly env: GatewayEnv) {}

  async check(): Promise<void> {
    if (!this.env.FIREBASE_PROJECT_ID) throw new DomainError('sign-in-unconfigured');
    const emulator = this.env.FIREBASE_AUTH_EMULATOR_HOST;
    if (!emulator) return;
    const reply = await fetch(`http://${emulator}/`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await reply.body?.cancel();
  }
}
