import { aProvider } from './a-provider.js';
import { findGlides, placeOnGlide } from './glide.js';
import { buildProviderFeatures } from './provider-features.js';

describe('glide', () => {
  const features = buildProviderFeatures([aProvider()], { serviceType: 'all', headings: new Map(), now: 0 });
  const ankara: [number, number, number, number] = [32, 39, 33, 40];

  it('moves a marker in view whose place changed', () => {
    const drawn = new Map([[1, [32.8, 39.9]]]);
    expect(findGlides(drawn, features, ankara)).toEqual([{ id: 1, from: [32.8, 39.9], to: [32.86, 39.97] }]);
  });

  it('leaves alone what is new, what stands and what is out of view', () => {
    expect(findGlides(new Map(), features, ankara)).toEqual([]);
    expect(findGlides(new Map([[1, [32.86, 39.97]]]), features, ankara)).toEqual([]);
    expect(findGlides(new Map([[1, [32.8, 39.9]]]), features, [0, 0, 1, 1])).toEqual([]);
  });

  it('starts at the old place and ends at the new one', () => {
    const glide = { id: 1, from: [0, 0], to: [10, 20] };
    expect(placeOnGlide(glide, 0)).toEqual([0, 0]);
    expect(placeOnGlide(glide, 1.7)).toEqual([10, 20]);
  });
});
