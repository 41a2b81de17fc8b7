import { natsConfig } from './nats-sign-in.ts';

describe('natsConfig', () => {
  it('gives clients of a busy machine more time to sign in than the 2 s of nats-server', () => {
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
