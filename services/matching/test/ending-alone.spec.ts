import { endUnread, endWithoutServers } from '@rotadas/test-kit/end-without-servers';
import { BUILT_MAIN } from '@rotadas/test-kit/service-process';

it('ends in order within 10 s though nobody reads its log any more', async () => {
  expect(await endUnread(BUILT_MAIN, ['mongodb', 'nats'])).toBe(0);
});

describe('without any of its servers, on SIGTERM the matching service', () => {
  it.each(['running', 'never there'] as const)('ends in order within 10 s (%s)', async (when) => {
    expect(await endWithoutServers(BUILT_MAIN, { servers: ['mongodb', 'nats'], when })).toBe(0);
  });
});
