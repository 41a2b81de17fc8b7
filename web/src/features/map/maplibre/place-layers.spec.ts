import { featureFilter, type FilterSpecification, validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { placeLayers } from './place-layers.js';

const layers = placeLayers('light').filter((layer) => layer.type === 'symbol');

/** The layers that draw a place at a zoom. */
function layersOf(place: { kind: string; rank: number }, zoom: number): string[] {
  const feature = { type: 'Point' as const, properties: { name: 'Kadıköy', ...place }, geometry: [] };
  const draws = (filter?: FilterSpecification) =>
    featureFilter(filter, 'layers.filter', {}).filter({ zoom }, feature);
  return layers.filter(({ filter }) => draws(filter)).map(({ id }) => id);
}

it('are valid layers', () => {
  const style = {
    version: 8 as const,
    glyphs: 'https://maps.example/{fontstack}/{range}.pbf',
    sources: { ground: { type: 'vector' as const, url: 'pmtiles://ground.pmtiles' } },
    layers,
  };
  expect(validateStyleMin(style)).toEqual([]);
});

it('draw a place from the zoom of its rank', () => {
  expect(layersOf({ kind: 'district', rank: 9 }, 8)).toEqual([]);
  expect(layersOf({ kind: 'district', rank: 9 }, 9)).toEqual(['place-settlement']);
  expect(layersOf({ kind: 'pier', rank: 12 }, 11)).toEqual([]);
  expect(layersOf({ kind: 'pier', rank: 12 }, 12)).toEqual(['place-known']);
});

it('leave out the province within its city', () => {
  expect(layersOf({ kind: 'province', rank: 4 }, 12)).toEqual(['place-settlement']);
  expect(layersOf({ kind: 'province', rank: 4 }, 13)).toEqual([]);
});

it('never draw a name upon another one', () => {
  expect(JSON.stringify(layers)).not.toMatch(/allow-overlap|ignore-placement/);
  for (const { layout } of layers) expect(layout?.['symbol-sort-key']).toEqual(['get', 'rank']);
});
