import { toCell } from '@rotadas/contracts/live/cell';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { eventually } from '@rotadas/test-kit/eventually';
import { aVersionedProvider } from '../../../test/support/builders.js';
import { NO_USERS } from '../../blocks/hidden-users.js';
import { ProviderMirror } from '../mirror/provider-mirror.js';
import { SharedViews } from './shared-views.js';

const PLACE = { latitude: 39.5, longitude: 32.5 };
const NEXT_PLACE = { latitude: 39.6, longitude: 32.5 };

describe('SharedViews', () => {
  it('observes the freshness of a frame once per view', async () => {
    const mirror = new ProviderMirror();
    mirror.put(aVersionedProvider({ id: 1, ...PLACE }));
    mirror.takeChanges();
    const metrics = new Metrics();
    const feeds = { acquire: () => ({ ready: () => Promise.resolve(), release: () => undefined }) };
    const views = new SharedViews(feeds, mirror, metrics);
    const frames: Buffer[] = [];
    for (let count = 0; count < 3; count += 1)
      views.join(
        { hidden: NO_USERS, offer: (frame) => void frames.push(frame), reject: () => undefined },
        { bbox: [32, 39, 33, 40], zoom: 12, serviceType: 'all', precision: 'exact' },
      );
    await eventually('the snapshots are sent', async () => frames.length === 3);
    mirror.move(toCell(NEXT_PLACE), { ...NEXT_PLACE, id: 1, at: 6_000, version: 2 });
    mirror.addArrival(toCell(NEXT_PLACE), Date.now() - 2_000);
    await eventually('the deltas are sent', async () => frames.length === 6);
    expect(await metrics.samples('rotadas_live_freshness_seconds', 'count')).toEqual([
      { labels: {}, value: 1 },
    ]);
  });
});
