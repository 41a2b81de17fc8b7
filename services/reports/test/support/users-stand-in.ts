import { Controller, Module } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { LoggingModule } from '@rotadas/service-kit/logging/logging.module';
import { HandleRoute } from '@rotadas/service-kit/nats/handle-route';
import { startService } from '@rotadas/service-kit/start/start-service';
import { buildUser } from '../builders/user.builder.js';

/** Answers for the users service, which is not under test here: it knows everybody but those who were erased. */
export interface UsersStandIn {
  erase(userId: number): void;
  stop(): Promise<void>;
}

/** Starts the stand-in on the same NATS as the service under test. */
export async function startUsersStandIn(natsUrl: string): Promise<UsersStandIn> {
  const erased = new Set<number>();

  @Controller()
  class UsersController {
    @HandleRoute(usersRoutes.get)
    get({ userId }: { userId: number }) {
      if (erased.has(userId)) throw new DomainError('user-unknown');
      return buildUser({ id: userId });
    }
  }

  @Module({
    imports: [LoggingModule.forRoot({ name: 'users', level: 'silent' })],
    controllers: [UsersController],
  })
  class StandInModule {}

  const env = { NATS_URL: natsUrl, HOST: '127.0.0.1', HEALTH_PORT: 0 };
  const app = await startService({ name: 'users', module: StandInModule, env });
  return { erase: (userId) => void erased.add(userId), stop: () => app.close() };
}
