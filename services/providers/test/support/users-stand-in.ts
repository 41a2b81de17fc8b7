import { Controller, Module } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { User } from '@rotadas/contracts/users/user';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { LoggingModule } from '@rotadas/service-kit/logging/logging.module';
import { HandleRoute } from '@rotadas/service-kit/nats/handle-route';
import { startService } from '@rotadas/service-kit/start/start-service';
import { buildUser } from '../builders/user.builder.js';

/** Answers for the users service, which is not under test here. */
export interface UsersStandIn {
  /** Adds a user with an id that nobody had before. */
  add(change?: Partial<User>): User;
  stop(): Promise<void>;
}

/** Starts the stand-in on the same NATS as the service under test. */
export async function startUsersStandIn(natsUrl: string): Promise<UsersStandIn> {
  const users = new Map<number, User>();

  @Controller()
  class UsersController {
    @HandleRoute(usersRoutes.get)
    get({ userId }: { userId: number }): User {
      const user = users.get(userId);
      if (!user) throw new DomainError('user-unknown');
      return user;
    }
  }

  @Module({
    imports: [LoggingModule.forRoot({ name: 'users', level: 'silent' })],
    controllers: [UsersController],
  })
  class StandInModule {}

  const env = { NATS_URL: natsUrl, HOST: '127.0.0.1', HEALTH_PORT: 0 };
  const app = await startService({ name: 'users', module: StandInModule, env });
  return {
    add(change) {
      const user = buildUser({ id: users.size + 1, ...change });
      users.set(user.id, user);
      return user;
    },
    stop: () => app.close(),
  };
}
