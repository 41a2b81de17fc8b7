import { notificationsRoutes } from '@rotadas/contracts/notifications/notifications.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import { metricsOf } from '@rotadas/test-kit/metrics-of';

describe('the metrics of the notifications service', () => {
  it('tell how long it took for what others asked, by route and outcome', async () => {
    const servers = ['mongodb', 'redis', 'nats'] as const;
    const text = await metricsOf(servers, async (natsUrl) => {
      const peer = await startPeer('metrics-test', natsUrl);
      try {
        const asked = peer.get(RouteClient).call(notificationsRoutes.unsubscribe, { token: 'none' });
        await expect(asked).rejects.toThrow();
      } finally {
        await peer.close();
      }
    });
    expect(text).toMatch(
      /rotadas_route_duration_seconds_count\{route="notifications\.unsubscribe",outcome="unsubscribe-token-invalid"\} 1\n/,
    );
    expect(text).toMatch(/nodejs_eventloop_lag_seconds \d/);
  });
});
