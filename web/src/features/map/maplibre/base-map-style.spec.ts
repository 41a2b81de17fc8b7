import { jest } from '@jest/globals';
import { adaptStyle, baseMapAddress, loadBaseMapStyle } from './base-map-style.js';

describe('adaptStyle', () => {
  const style = adaptStyle(
    {
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
    },
    'base-map:',
  );

  it('hides points of interest', () => {
    expect(style.layers.map(({ id }) => id)).toEqual([
      'base-map:background',
      'base-map:water',
      'base-map:town',
    ]);
  });

  it('prefixes its sources and layers', () => {
    expect(Object.keys(style.sources)).toEqual(['base-map:tiles']);
    expect(style.layers[1]).toMatchObject({ source: 'base-map:tiles', 'source-layer': 'water' });
  });

  it('prefers Turkish names, in the bundled typeface', () => {
    expect(style.layers[2]).toMatchObject({
      layout: {
        'text-font': ['Inter Variable'],
        'text-field': ['coalesce', ['get', 'name:tr'], ['get', 'name:latin'], ['get', 'name']],
      },
    });
  });
});

describe('baseMapAddress', () => {
  it('uses an open style per theme by default', () => {
    expect(baseMapAddress(null, 'light').url).not.toBe(baseMapAddress(null, 'dark').url);
    expect(baseMapAddress(null, 'dark').dimmed).toBe(false);
  });

  it('dims an operator style without a theme placeholder in dark mode', () => {
    const url = 'https://maps.example/style.json';
    expect(baseMapAddress(url, 'light')).toEqual({ url, dimmed: false });
    expect(baseMapAddress(url, 'dark')).toEqual({ url, dimmed: true });
  });

  it('replaces the theme placeholder', () => {
    for (const url of ['https://maps.example/{theme}.json', 'https://maps.example/%7Btheme%7D.json'])
      expect(baseMapAddress(url, 'dark')).toEqual({ url: 'https://maps.example/dark.json', dimmed: false });
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
    return sources[`base-map:${url}:tiles`];
  };

  it('is Turkish for the open style', async () => {
    const attribution: unknown = expect.stringContaining('© OpenStreetMap katkıcıları');
    expect(await load(baseMapAddress(null, 'light').url)).toMatchObject({ attribution });
  });

  it('is that of the tiles for a style of the operator', async () => {
    expect(await load('https://tiles.example/style.json')).not.toHaveProperty('attribution');
  });
});
