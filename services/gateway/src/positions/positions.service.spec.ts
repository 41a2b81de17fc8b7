import { ClientNats } from '@nestjs/microservices';
import type { Position, PositionOutcome } from '@rotadas/contracts/providers/position';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import type { Route } from '@rotadas/contracts/routing/route';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import type { z } from 'zod';
import { PositionsService } from './positions.service.js';

/** Answers as the providers service does to a batch, every position alike. */
class Providers extends RouteClient {
  asked: Position[][] = [];

  constructor(private readonly outcome: PositionOutcome | null) {
    super(new ClientNats({}));
  }

  override async call<Request extends z.ZodType, Reply extends z.ZodType>(
    route: Route<Request, Reply>,
    request: z.input<Request>,
  ): Promise<z.output<Reply>> {
    const { positions } = providersRoutes.storePositions.request.parse(request);
    this.asked.push(positions);
    if (this.outcome === null) throw new Error('no answer');
    return route.reply.parse({ outcomes: positions.map(() => this.outcome) });
  }
}

describe('PositionsService', () => {
  const place = { latitude: 39.97, longitude: 32.86 };
  async function countsOf(metrics: Metrics): Promise<string[]> {
    const { body } = await metrics.text();
    return body.split('\n').filter((line) => /^rotadas_positions.* [1-9]/.test(line));
  }

  it.each<PositionOutcome>(['stored', 'outdated'])('takes a position that is %s', async (outcome) => {
    const [providers, metrics] = [new Providers(outcome), new Metrics()];
    const positions = new PositionsService(providers, metrics);
    await positions.submit(7, { ...place, at: 5_000 });
    expect(providers.asked).toEqual([[{ userId: 7, ...place, at: 5_000 }]]);
    expect(await countsOf(metrics)).toEqual([
      'rotadas_positions_received_total 1',
      `rotadas_positions_total{outcome="${outcome}"} 1`,
    ]);
  });

  it('may do without a time of the device', async () => {
    const providers = new Providers('stored');
    await new PositionsService(providers, new Metrics()).submit(7, place);
    expect(providers.asked).toEqual([[{ userId: 7, ...place, at: null }]]);
  });

  it('sends the newest of a provider’s positions that come together, and counts the others', async () => {
    const [providers, metrics] = [new Providers('stored'), new Metrics()];
    const positions = new PositionsService(providers, metrics);
    await Promise.all([1, 2].map((at) => positions.submit(7, { ...place, at })));
    expect(providers.asked).toEqual([[{ userId: 7, ...place, at: 2 }]]);
    expect(await countsOf(metrics)).toContain('rotadas_positions_replaced_total 1');
  });

  it('counts a position that was replaced before it was submitted as received, too', async () => {
    const [providers, metrics] = [new Providers('stored'), new Metrics()];
    new PositionsService(providers, metrics).replace();
    expect(providers.asked).toEqual([]);
    expect(await countsOf(metrics)).toEqual([
      'rotadas_positions_received_total 1',
      'rotadas_positions_replaced_total 1',
    ]);
  });

  it.each([
    ['offline', { code: 'provider-offline' }],
    ['undecided', { code: 'dependency-away', retryAfter: 5 }],
  ] as const)('refuses a position that is %s', async (outcome, refusal) => {
    const positions = new PositionsService(new Providers(outcome), new Metrics());
    await expect(positions.submit(7, place)).rejects.toMatchObject(refusal);
  });

  it('passes on why nobody answered, and counts it', async () => {
    const metrics = new Metrics();
    const positions = new PositionsService(new Providers(null), metrics);
    await expect(positions.submit(7, place)).rejects.toThrow('no answer');
    expect(await countsOf(metrics)).toContain('rotadas_positions_total{outcome="unanswered"} 1');
  });
});
