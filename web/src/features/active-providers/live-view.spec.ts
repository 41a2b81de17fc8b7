import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { aProvider } from '../../../test/support/providers.js';
import { LiveView } from './live-view.js';

const taxi = aProvider(1, { at: 1_000 });
const boat: ActiveProvider = { ...taxi, id: 2, activeService: 'sea_tours' };

function started(): LiveView {
  const view = new LiveView();
  view.take({ type: 'snapshot', providers: [taxi, boat] });
  return view;
}

describe('LiveView', () => {
  it('shows nothing before the snapshot, whatever comes of an earlier watch', () => {
    const view = new LiveView();
    expect(view.take({ type: 'delta', upsert: [taxi], remove: [] })).toBe(false);
    expect(view.read()).toBeNull();
  });

  it('gathers a burst of deltas by id; who did not change stays the same object', () => {
    const view = started();
    view.take({ type: 'delta', upsert: [{ id: 1, latitude: 39.98, at: 2_000 }], remove: [] });
    view.take({ type: 'delta', upsert: [{ id: 1, latitude: 39.99, at: 3_000 }], remove: [] });
    const { providers } = view.read() ?? { providers: [] };
    expect(providers).toEqual([{ ...taxi, latitude: 39.99, at: 3_000 }, boat]);
    expect(providers[1]).toBe(boat);
  });

  it('takes over the details of an edited offer, and drops those that it says no more', () => {
    const view = started();
    view.take({ type: 'delta', upsert: [{ id: 1, seats: 2, stops: ['Polatlı'] }], remove: [] });
    view.take({ type: 'delta', upsert: [{ id: 1, latitude: 39.98 }], remove: [] });
    expect(view.read()?.providers[0]).toEqual({ ...taxi, latitude: 39.98, seats: 2, stops: ['Polatlı'] });
    view.take({ type: 'delta', upsert: [{ id: 1, seats: 3, stops: null }], remove: [] });
    expect(view.read()?.providers[0]).toStrictEqual({ ...taxi, latitude: 39.98, seats: 3 });
  });

  it('takes who came into view and drops who left, shown before or not', () => {
    const view = started();
    view.take({ type: 'delta', upsert: [{ ...taxi, id: 3 }], remove: [1, 99] });
    expect(view.read()?.providers.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('leaves out a change of somebody of whom it knows nothing else', () => {
    const view = started();
    view.take({ type: 'delta', upsert: [{ id: 9, latitude: 40, longitude: 33 }], remove: [] });
    expect(view.read()?.providers).toHaveLength(2);
  });

  it('shows clusters in place of providers, and providers again after the next snapshot', () => {
    const view = started();
    const clusters = [{ latitude: 39, longitude: 33, count: 4_000 }];
    view.take({ type: 'clusters', clusters });
    expect(view.read()).toEqual({ providers: [], clusters });
    view.take({ type: 'snapshot', providers: [boat] });
    expect(view.read()).toEqual({ providers: [boat], clusters: null });
  });

  it('starts anew with a snapshot: who is not in it is gone', () => {
    const view = started();
    view.take({ type: 'snapshot', providers: [boat] });
    expect(view.read()?.providers).toEqual([boat]);
  });
});
