import { endUnread, endWithoutServers } from '@rotadas/test-kit/end-without-servers';

it('ends in order within 10 s though nobody reads its log any more', async () => {
  expect(await endUnread(['mongodb', 'nats'])).toBe(0);
});

describe('without any of its servers, on SIGTERM the matching service', () => {
  it.each(['running', 'never there'] as const)('ends in order within 10 s (%s)', async (when) => {
    expect(await endWithoutServers({ servers: ['mongodb', 'nats'], when })).toBe(0);
  });
});
