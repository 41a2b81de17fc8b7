import { Inject, Module } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { healthRpc } from '@rotadas/contracts/health/health.rpc';
import { HealthModule } from '@rotadas/service-kit/health/health.module';
import { ReadinessService } from '@rotadas/service-kit/health/readiness.service';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { ServicesReadiness } from './services-readiness.service.js';

const EMULATOR_TIMEOUT_MS = 2_000;

@Module({ imports: [HealthModule.forRoot()], providers: [ServicesReadiness] })
export class GatewayHealthModule {
  constructor(
    readiness: ReadinessService,
    services: ServicesReadiness,
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
  ) {
    readiness.add('signIn', () => this.checkSignIn());
    for (const [name, rpc] of Object.entries(healthRpc)) readiness.add(name, () => services.get(rpc));
    readiness.add('mongodb', () => services.requireReported('mongodb'));
    readiness.add('redis', () => services.requireReachable('redis', 'markers'));
    readiness.add('nats', () => services.requireReachable('nats'));
  }

  private async checkSignIn(): Promise<void> {
    const { FIREBASE_PROJECT_ID, FIREBASE_AUTH_EMULATOR_HOST } = this.env;
    if (!FIREBASE_PROJECT_ID) throw new DomainError('sign-in-unconfigured');
    if (!FIREBASE_AUTH_EMULATOR_HOST) return;
    const signal = AbortSignal.timeout(EMULATOR_TIMEOUT_MS);
    const reply = await fetch(`http://${FIREBASE_AUTH_EMULATOR_HOST}/`, { signal });
    await reply.body?.cancel();
  }
}
