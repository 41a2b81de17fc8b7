import 'reflect-metadata';
import { Controller, Module } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { healthRoutes } from '@rotadas/contracts/health/health.routes';
import type { Position, PositionOutcome } from '@rotadas/contracts/providers/position';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import type { RequestOf } from '@rotadas/contracts/routing/route';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { LoggingModule } from '@rotadas/service-kit/logging/logging.module';
import { HandleRoute } from '@rotadas/service-kit/nats/handle-route';
import { startService } from '@rotadas/service-kit/start/start-service';
import { anOffer, anActiveProvider, aUser } from './entities.js';

/** The user whose positions are refused as being offline. */
export const OFFLINE_USER = 66;

/** What the services behind the gateway were asked. */
export class Asked {
  readonly identities: string[] = [];
  readonly batches: Position[][] = [];
  mongodb = true;
}

/** Small answers in the place of the users and the providers service, over the real wire. */
export async function startServices(natsUrl: string): Promise<{ asked: Asked; stop(): Promise<void> }> {
  const asked = new Asked();

  @Controller()
  class UsersStandIn {
    @HandleRoute(usersRoutes.identify)
    identify({ identity }: { identity: { uid: string; email: string } }) {
      asked.identities.push(identity.uid);
      return aUser({ id: identity.uid === 'offline' ? OFFLINE_USER : 7, email: identity.email });
    }

    @HandleRoute(usersRoutes.register)
    register({ identity }: { identity: { email: string } }) {
      return aUser({ email: identity.email });
    }

    @HandleRoute(usersRoutes.updateProfile)
    updateProfile({ profile }: { profile: { fullName: string } }) {
      return aUser({ fullName: profile.fullName });
    }

    @HandleRoute(usersRoutes.acceptTerms)
    acceptTerms({ userId }: { userId: number }) {
      return aUser({ id: userId, termsAccepted: true });
    }

    @HandleRoute(usersRoutes.getPublic)
    getPublic({ userId }: { userId: number }) {
      if (userId > 1_000) throw new DomainError('user-unknown');
      return { id: userId, fullName: 'Ali Demir' };
    }

    @HandleRoute(healthRoutes.users)
    readiness() {
      return { checks: { mongodb: asked.mongodb, nats: true } };
    }
  }

  @Controller()
  class ProvidersStandIn {
    @HandleRoute(providersRoutes.createOffer)
    createOffer({ userId }: { userId: number }) {
      return anOffer({ userId });
    }

    @HandleRoute(providersRoutes.setStatus)
    setStatus({ status }: RequestOf<typeof providersRoutes.setStatus>) {
      if (!status.isOnline) return { isOnline: false, offer: null, endsAt: null, position: null };
      throw new DomainError('profile-incomplete', { details: { phone: 'Telefon eksik' } });
    }

    @HandleRoute(providersRoutes.getStatus)
    getStatus() {
      return {
        isOnline: true,
        offer: anOffer(),
        endsAt: 9_000,
        position: { latitude: 39, longitude: 32, at: 5_000 },
      };
    }

    @HandleRoute(providersRoutes.storePositions)
    storePositions({ positions }: { positions: Position[] }) {
      asked.batches.push(positions);
      return { outcomes: positions.map(outcomeOf) };
    }

    @HandleRoute(providersRoutes.listActive)
    listActive({ serviceType }: { serviceType: string }) {
      return { providers: serviceType === 'cargo' ? [] : [anActiveProvider()] };
    }

    @HandleRoute(healthRoutes.providers)
    readiness() {
      return { checks: { mongodb: asked.mongodb, redis: true, nats: true } };
    }
  }

  @Module({
    imports: [LoggingModule.forRoot({ name: 'stand-in', level: 'silent' })],
    controllers: [UsersStandIn, ProvidersStandIn],
  })
  class StandInModule {}

  const env = { NATS_URL: natsUrl, HOST: '127.0.0.1', HEALTH_PORT: 0 };
  const app = await startService({ name: 'stand-in', module: StandInModule, env });
  return { asked, stop: () => app.close() };
}

function outcomeOf({ userId }: Position): PositionOutcome {
  return userId === OFFLINE_USER ? 'offline' : 'stored';
}
