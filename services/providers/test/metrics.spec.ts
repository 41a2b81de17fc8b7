import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import { metricsOf } from '@rotadas/test-kit/metrics-of';

describe('the metrics of the providers service', () => {
  it('tell how long it took for what others asked, by route and outcome', async () => {
    const text = await metricsOf(['mongodb', 'redis', 'nats'], async (natsUrl) => {
      const peer = await startPeer('metrics-test', natsUrl);
      try {
        await peer.get(RouteClient).call(providersRoutes.getStatus, { userId: 7 });
      } finally {
        await peer.close();
      }
    });
    expect(text).toMatch(
      /rotadas_route_duration_seconds_count\{route="providers\.get-status",outcome="ok"\} 1\n/,
    );
    for (const dependency of ['redis', 'markers']) {
      expect(text).toContain(`rotadas_dependency_reachable{dependency="${dependency}"} 1\n`);
      const durations = `rotadas_dependency_duration_seconds_count\\{dependency="${dependency}",outcome="ok"\\} [1-9]`;
      expect(text).toMatch(new RegExp(durations));
    }
    expect(text).toMatch(/nodejs_eventloop_lag_seconds \d/);
  });
});
