import { eventually } from '@rotadas/test-kit/eventually';
import { type LiveDeployment, deploy } from './support/live-deployment.js';

describe('the metrics of /api/live', () => {
  let deployment: LiveDeployment;
  beforeAll(async () => void (deployment = await deploy({ gateways: 2, providers: 1 })));
  afterAll(() => deployment.stop());

  const scrape = async (url: string) => (await fetch(url)).text();
  const shows = (line: RegExp) =>
    eventually(String(line), async () =>
      (await Promise.all(deployment.metricsUrls.map(scrape))).some((text) => line.test(text)),
    );

  it('tell how old a position is in the frame of another gateway, who watches, and what goes out', async () => {
    await deployment.goOnline(1);
    const viewer = await deployment.connect(deployment.gateways[1]);
    await viewer.next('snapshot', () => viewer.watch());
    const moved = { latitude: 39.98, longitude: 32.87 };
    const [first] = deployment.gateways;
    await viewer.next('delta', () => void deployment.post(1, '/api/providers/location', moved, first));
    await shows(/^rotadas_live_freshness_seconds_count 1$/m);
    await shows(/^rotadas_live_freshness_seconds_bucket\{le="0.025"\} 0$/m); // 200 ms are gathered
    await shows(/^rotadas_position_batch_size_bucket\{le="1"\} 1$/m);
    await shows(/^rotadas_live_viewers 1$/m);
    await shows(/^rotadas_live_views 1$/m);
    await shows(/^rotadas_live_watched_cells [1-9]/m);
    await shows(/^rotadas_live_mirrored_providers 1$/m);
    await shows(/^rotadas_live_frames_sent_total [2-9]/m);
    await shows(/^rotadas_live_sent_bytes_total \d{3,}/m);
  });

  it('tell why the gateway ended connections', async () => {
    const client = await deployment.connect();
    client.socket.send('no JSON');
    await shows(/^rotadas_live_closed_total\{reason="frameBroken"\} 1$/m);
    const other = await deployment.connect();
    other.socket.send('x'.repeat(1_000_000));
    await shows(/^rotadas_live_closed_total\{reason="tooLarge"\} 1$/m);
  });
});
