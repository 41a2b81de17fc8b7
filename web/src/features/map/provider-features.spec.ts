import { aProvider } from './a-provider.js';
import { buildProviderFeatures } from './provider-features.js';

describe('buildProviderFeatures', () => {
  const provider = aProvider();
  const headings = new Map([[1, { provider, heading: 90 }]]);

  it('shows the providers of the chosen type only', () => {
    const boat = aProvider({ id: 2, activeService: 'sea_tours' });
    const scene = { headings, now: provider.at };
    const ids = (serviceType: 'all' | 'taxi') =>
      buildProviderFeatures([provider, boat], { ...scene, serviceType }).map(({ id }) => id);
    expect(ids('all')).toEqual([1, 2]);
    expect(ids('taxi')).toEqual([1]);
  });

  it('says place, type, age and heading', () => {
    const [feature] = buildProviderFeatures([provider], { serviceType: 'all', headings, now: provider.at });
    expect(feature?.geometry.coordinates).toEqual([32.86, 39.97]);
    expect(feature?.properties).toEqual({ id: 1, type: 'taxi', freshness: 'fresh', heading: 90 });
  });

  it('gives a provider that is long out of date no heading', () => {
    const now = provider.at + 600_000;
    const [feature] = buildProviderFeatures([provider], { serviceType: 'all', headings, now });
    expect(feature?.properties).toMatchObject({ freshness: 'stale', heading: -1 });
  });
});
