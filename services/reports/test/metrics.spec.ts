import { reportsRoutes } from '@rotadas/contracts/reports/reports.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import { metricsOf } from '@rotadas/test-kit/metrics-of';

describe('the metrics of the reports service', () => {
  it('tell how long it took for what others asked, by route and outcome', async () => {
    const text = await metricsOf(['mongodb', 'nats'], async (natsUrl) => {
      const peer = await startPeer('metrics-test', natsUrl);
      try {
        await expect(
          peer.get(RouteClient).call(reportsRoutes.get, { admin: { userId: 1, isAdmin: true }, reportId: 7 }),
        ).rejects.toThrow();
      } finally {
        await peer.close();
      }
    });
    expect(text).toMatch(
      /rotadas_route_duration_seconds_count\{route="reports\.get",outcome="report-unknown"\} 1\n/,
    );
    expect(text).toMatch(/nodejs_eventloop_lag_seconds \d/);
  });
});
