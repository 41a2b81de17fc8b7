import { endUnread, endWithoutServers } from '@rotadas/test-kit/end-without-servers';
import { BUILT_MAIN } from '@rotadas/test-kit/service-process';

it.concurrent('ends in order within 10 s though nobody reads its log any more', async () => {
  expect(await endUnread(BUILT_MAIN, ['mongodb', 'redis', 'nats'])).toBe(0);
});

describe('without any of its servers, on SIGTERM the providers service', () => {
  it.concurrent.each(['running', 'never there'] as const)('ends in order within 10 s (%s)', async (when) => {
    const servers = ['mongodb', 'redis', 'nats'] as const;
    expect(await endWithoutServers(BUILT_MAIN, { servers, when })).toBe(0);
  });
});
