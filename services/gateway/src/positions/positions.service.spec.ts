import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Position, PositionOutcome } from '@rotadas/contracts/providers/position';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { PositionsService } from './positions.service.js';

/** Returns the same outcome for every position, or an error. */
class Providers extends InMemoryRpcClient {
  batches: Position[][] = [];

  constructor(result: PositionOutcome | DomainError) {
    super();
    this.handle(providersRpc.storePositions, ({ positions }) => {
      this.batches.push(positions);
      if (result instanceof DomainError) throw result;
      return { outcomes: positions.map(() => result) };
    });
  }
}

describe('PositionsService', () => {
  const place = { latitude: 39.97, longitude: 32.86 };
  const createService = (providers: Providers, metrics = new Metrics()) =>
    new PositionsService(providers, metrics, { LOCATION_LIMIT_PER_SECOND: 2 });
  async function readCounts(metrics: Metrics): Promise<string[]> {
    const { body } = await metrics.text();
    return body.split('\n').filter((line) => /^rotadas_positions.* [1-9]/.test(line));
  }

  it.each<PositionOutcome>(['stored', 'outdated'])(
    'takes a position without a device time that is %s',
    async (outcome) => {
      const [providers, metrics] = [new Providers(outcome), new Metrics()];
      const positions = createService(providers, metrics);
      await positions.submit(7, place);
      expect(providers.batches).toEqual([[{ userId: 7, ...place, at: null }]]);
      expect(await readCounts(metrics)).toEqual([
        'rotadas_positions_received_total 1',
        `rotadas_positions_total{outcome="${outcome}"} 1`,
      ]);
    },
  );

  it('sends the newest of concurrent positions of a provider, and counts the others', async () => {
    const [providers, metrics] = [new Providers('stored'), new Metrics()];
    const positions = createService(providers, metrics);
    await Promise.all([1, 2].map((at) => positions.submit(7, { ...place, at })));
    expect(providers.batches).toEqual([[{ userId: 7, ...place, at: 2 }]]);
    expect(await readCounts(metrics)).toContain('rotadas_positions_replaced_total 1');
    expect((await metrics.text()).body).toContain('rotadas_position_batch_size_bucket{le="1"} 1\n');
  });

  it('takes a time far ahead for now, so that it does not outdate what other devices send', async () => {
    const providers = new Providers('stored');
    const before = Date.now();
    await createService(providers).submit(7, { ...place, at: before + 3_600_000 });
    const at = providers.batches[0]?.[0]?.at ?? 0;
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  });

  it('counts a position that its connection replaced as received', async () => {
    const metrics = new Metrics();
    createService(new Providers('stored'), metrics).countReplaced();
    expect(await readCounts(metrics)).toEqual([
      'rotadas_positions_received_total 1',
      'rotadas_positions_replaced_total 1',
    ]);
  });

  it('rejects a provider past its limit, and no other', async () => {
    const metrics = new Metrics();
    const positions = createService(new Providers('stored'));
    for (const userId of [1, 1, 2]) positions.consumeLimit(userId);
    expect(() => positions.consumeLimit(1)).toThrow(
      expect.objectContaining({ code: 'rate-limited', retryAfter: 1 }),
    );
    expect((await metrics.text()).body).toContain('{limit="location"} 1\n');
  });

  it.each([
    ['offline', { code: 'provider-offline' }],
    ['undecided', { code: 'service-unavailable', retryAfter: 5 }],
  ] as const)('rejects a position that is %s', async (outcome, rejection) => {
    const positions = createService(new Providers(outcome));
    await expect(positions.submit(7, place)).rejects.toMatchObject(rejection);
  });

  it('rethrows a failed request, and counts it', async () => {
    const metrics = new Metrics();
    const positions = createService(new Providers(new DomainError('rate-limited')), metrics);
    await expect(positions.submit(7, place)).rejects.toMatchObject({ code: 'rate-limited' });
    expect(await readCounts(metrics)).toContain('rotadas_positions_total{outcome="unavailable"} 1');
  });
});
