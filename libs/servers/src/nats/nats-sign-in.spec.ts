import { natsConfig } from './nats-sign-in.ts';

describe('natsConfig', () => {
  it('writes a user per service and the sign-in timeout', () => {
    const config = natsConfig(
      { users: { publish: [], subscribe: [] } },
      { passwordFor: (user) => `password of ${user}` },
    );
    expect(JSON.parse(config)).toMatchObject({
      authorization: {
        timeout: 10,
        users: [{ user: 'operator' }, { user: 'users', password: 'password of users' }],
      },
    });
  });
});
