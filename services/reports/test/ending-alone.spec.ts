import { endUnread, endWithoutServers } from '@rotadas/test-kit/end-without-servers';

it.concurrent('ends in order within 10 s though nobody reads its log any more', async () => {
  expect(await endUnread(['mongodb', 'nats'])).toBe(0);
});

describe('without any of its servers, on SIGTERM the reports service', () => {
  it.concurrent.each(['running', 'never there'] as const)('ends in order within 10 s (%s)', async (when) => {
    const servers = ['mongodb', 'nats'] as const;
    expect(await endWithoutServers({ servers, when })).toBe(0);
  });
});
