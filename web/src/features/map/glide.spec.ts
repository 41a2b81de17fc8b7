import { aProvider } from './a-provider.js';
import { findGlides, placeOnGlide } from './glide.js';
import { providerFeature } from './provider-features.js';

describe('glide', () => {
  const feature = providerFeature(aProvider(), {
    place: [32.86, 39.97],
    freshness: 'fresh',
    heading: -1,
    label: '',
  });
  const ankara: [number, number, number, number] = [32, 39, 33, 40];

  it('moves a marker in view whose place changed', () => {
    const drawn = new Map([[1, [32.8, 39.9]]]);
    expect(findGlides(drawn, [feature], ankara)).toEqual([{ feature, from: [32.8, 39.9] }]);
  });

  it('leaves alone what is new, what stands and what is out of view', () => {
    expect(findGlides(new Map(), [feature], ankara)).toEqual([]);
    expect(findGlides(new Map([[1, [32.86, 39.97]]]), [feature], ankara)).toEqual([]);
    expect(findGlides(new Map([[1, [32.8, 39.9]]]), [feature], [0, 0, 1, 1])).toEqual([]);
  });

  it('lets more than 200 markers jump', () => {
    const many = Array.from({ length: 201 }, (_, id) => ({ ...feature, id }));
    const drawn = new Map(many.map(({ id }) => [id, [32.8, 39.9]]));
    expect(findGlides(drawn, many, ankara)).toEqual([]);
    expect(findGlides(drawn, many.slice(1), ankara)).toHaveLength(200);
  });

  it('starts at the old place and ends at the new one', () => {
    const glide = { feature, from: [32.8, 39.9] };
    expect(placeOnGlide(glide, 0)).toEqual([32.8, 39.9]);
    expect(placeOnGlide(glide, 1.7)).toEqual([32.86, 39.97]);
  });
});
