import { jest } from '@jest/globals';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { MAP_COLOURS } from '../../../shared/theme/map-colours.js';
import type { ThemeMode } from '../../../shared/theme/tokens.js';
import { adaptStyle, baseMapAddress, loadBaseMapStyle } from './base-map-style.js';

/** A style with texts needs an address of glyphs, of which MapLibre requests none for our font. */
const GLYPHS = 'https://maps.example/{fontstack}/{range}.pbf';

describe('adaptStyle', () => {
  const file: Parameters<typeof adaptStyle>[0] = {
    version: 8,
    sources: { tiles: { type: 'vector', url: 'https://maps.example/tiles.json' } },
    layers: [
      { id: 'background', type: 'background' },
      { id: 'water', type: 'fill', source: 'tiles', 'source-layer': 'water' },
      {
        id: 'town',
        type: 'symbol',
        source: 'tiles',
        'source-layer': 'place',
        layout: { 'text-field': '{name:latin}', 'text-font': ['Noto Sans Regular'] },
      },
      { id: 'shops', type: 'symbol', source: 'tiles', 'source-layer': 'poi', layout: {} },
      { id: 'poi_level_1', type: 'symbol', source: 'tiles', 'source-layer': 'places', layout: {} },
    ],
  };
  const style = adaptStyle(file, 'a.json');

  it('hides points of interest', () => {
    expect(style.layers.map(({ id }) => id)).toEqual([
      'base-map:background|a.json',
      'base-map:water|a.json',
      'base-map:town|a.json',
    ]);
  });

  it('names sources and layers after the style, since the map has those of two themes', () => {
    expect(Object.keys(style.sources)).toEqual(['base-map:tiles|a.json']);
    expect(style.layers[1]).toMatchObject({ source: 'base-map:tiles|a.json', 'source-layer': 'water' });
  });

  it('prefers Turkish names, in the bundled typeface', () => {
    expect(style.layers[2]).toMatchObject({
      layout: {
        'text-font': ['Inter Variable'],
        'text-field': [
          'coalesce',
          ['get', 'name:tr'],
          ['get', 'name:latin'],
          ['case', ['has', 'script'], ['get', 'name:en'], ['get', 'name']],
        ],
      },
    });
  });
});

describe('baseMapAddress', () => {
  it('uses an open style per theme by default', () => {
    expect(baseMapAddress(null, 'light').url).not.toBe(baseMapAddress(null, 'dark').url);
    expect(baseMapAddress(null, 'dark').isDimmed).toBe(false);
  });

  it('dims an operator style without a theme placeholder in dark mode', () => {
    const url = 'https://maps.example/style.json';
    expect(baseMapAddress(url, 'light')).toEqual({ url, isDimmed: false });
    expect(baseMapAddress(url, 'dark')).toEqual({ url, isDimmed: true });
  });

  it('replaces the theme placeholder', () => {
    for (const url of ['https://maps.example/{theme}.json', 'https://maps.example/%7Btheme%7D.json'])
      expect(baseMapAddress(url, 'dark')).toEqual({ url: 'https://maps.example/dark.json', isDimmed: false });
  });
});

describe('the tiles of an operator', () => {
  const load = (theme: ThemeMode) => loadBaseMapStyle(baseMapAddress('/map/streets.pmtiles', theme).url);

  it('are drawn in a style of the app that needs no other server, without points of interest', async () => {
    const request = jest.spyOn(globalThis, 'fetch');
    const { sources, layers, sprite } = await load('light');
    expect(request).not.toHaveBeenCalled();
    request.mockRestore();
    expect(sources).toEqual({
      'base-map:streets|/map/streets.pmtiles#light': {
        type: 'vector',
        url: 'pmtiles:///map/streets.pmtiles',
        attribution: expect.stringContaining('© OpenStreetMap katkıcıları'),
      },
    });
    expect(sprite).toBeNull();
    expect(JSON.stringify(layers)).not.toMatch(/icon-image|Noto|"pois"/);
    expect(validateStyleMin({ version: 8, glyphs: GLYPHS, sources, layers })).toEqual([]);
  });

  it('have colours for each theme and are not dimmed', async () => {
    expect(baseMapAddress('/map/streets.pmtiles', 'dark').isDimmed).toBe(false);
    const colour = async (theme: ThemeMode) =>
      (await load(theme)).layers.find(({ id }) => id.startsWith('base-map:water|'))?.paint;
    expect(await colour('light')).toEqual({ 'fill-color': MAP_COLOURS.light.sea });
    expect(await colour('dark')).toEqual({ 'fill-color': MAP_COLOURS.dark.sea });
  });
});

describe('the attribution', () => {
  const load = async (url: string) => {
    const source = { type: 'vector', url: 'https://maps.example/tiles.json' };
    const file = {
      version: 8,
      sources: { tiles: source },
      layers: [{ id: 'background', type: 'background' }],
    };
    const request = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(file));
    const { sources } = await loadBaseMapStyle(url);
    request.mockRestore();
    return sources[`base-map:tiles|${url}`];
  };

  it('is Turkish for the open style', async () => {
    const attribution: unknown = expect.stringContaining('© OpenStreetMap katkıcıları');
    expect(await load(baseMapAddress(null, 'light').url)).toMatchObject({ attribution });
  });

  it('is that of the tiles for a style of the operator', async () => {
    expect(await load('https://tiles.example/style.json')).not.toHaveProperty('attribution');
  });
});
