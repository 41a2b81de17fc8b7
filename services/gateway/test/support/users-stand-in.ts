import 'reflect-metadata';
import { Controller, Module } from '@nestjs/common';
import { healthRoutes } from '@rotadas/contracts/health/health.routes';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { LoggingModule } from '@rotadas/service-kit/logging/logging.module';
import { HandleRoute } from '@rotadas/service-kit/nats/handle-route';
import { startService } from '@rotadas/service-kit/start/start-service';
import { aUser } from './entities.js';

/** Answers for the users service: everybody may go online, and `user-12` is the user 12. */
export async function startUsersStandIn(natsUrl: string): Promise<{ stop(): Promise<void> }> {
  @Controller()
  class UsersController {
    @HandleRoute(usersRoutes.identify)
    identify({ identity }: { identity: { uid: string; email: string } }) {
      return aUser({ id: Number(/^user-(\d+)$/.exec(identity.uid)?.[1] ?? 7), email: identity.email });
    }

    @HandleRoute(usersRoutes.get)
    get({ userId }: { userId: number }) {
      return aUser({ id: userId, fullName: `Sürücü ${userId}` });
    }

    @HandleRoute(healthRoutes.users)
    readiness() {
      return { checks: { mongodb: true, nats: true } };
    }
  }

  @Module({
    imports: [LoggingModule.forRoot({ name: 'users', level: 'silent' })],
    controllers: [UsersController],
  })
  class StandInModule {}

  const env = { NATS_URL: natsUrl, HOST: '127.0.0.1', HEALTH_PORT: 0 };
  const app = await startService({ name: 'users', module: StandInModule, env });
  return { stop: () => app.close() };
}
