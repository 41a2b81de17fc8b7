import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { NotificationCounts } from './notification-counts.service.js';

describe('NotificationCounts', () => {
  it('tell what came of notifications, channel by channel', async () => {
    const metrics = new Metrics();
    const counts = new NotificationCounts(metrics);
    counts.add('mail', 'failed');
    counts.add('mail', 'failed');
    counts.add('inbox', 'sent');
    const { body } = await metrics.text();
    expect(body).toContain('rotadas_notifications_total{channel="mail",outcome="failed"} 2\n');
    expect(body).toContain('rotadas_notifications_total{channel="inbox",outcome="sent"} 1\n');
    expect(body).toContain('rotadas_notifications_total{channel="push",outcome="given-up"} 0\n');
  });
});
