import { endUnread, endWithoutServers } from '@rotadas/test-kit/end-without-servers';

const SERVERS = ['mongodb', 'redis', 'nats'] as const;

it.concurrent('ends in order within 10 s though nobody reads its log any more', async () => {
  expect(await endUnread(SERVERS)).toBe(0);
});

describe('without any of its servers, on SIGTERM the notifications service', () => {
  it.concurrent.each(['running', 'never there'] as const)('ends in order within 10 s (%s)', async (when) => {
    expect(await endWithoutServers({ servers: SERVERS, when })).toBe(0);
  });
});
