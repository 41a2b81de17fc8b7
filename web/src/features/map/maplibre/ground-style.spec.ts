import { adaptStyle, groundAddress } from './ground-style.js';

describe('adaptStyle', () => {
  const style = adaptStyle({
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
  });

  it('hides points of interest', () => {
    expect(style.layers.map(({ id }) => id)).toEqual(['ground:background', 'ground:water', 'ground:town']);
  });

  it('prefixes its sources and layers', () => {
    expect(Object.keys(style.sources)).toEqual(['ground:tiles']);
    expect(style.layers[1]).toMatchObject({ source: 'ground:tiles', 'source-layer': 'water' });
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

describe('groundAddress', () => {
  it('uses an open style per theme by default', () => {
    expect(groundAddress(null, 'light').url).not.toBe(groundAddress(null, 'dark').url);
    expect(groundAddress(null, 'dark').dimmed).toBe(false);
  });

  it('dims an operator style without a theme placeholder in dark mode', () => {
    const url = 'https://maps.example/style.json';
    expect(groundAddress(url, 'light')).toEqual({ url, dimmed: false });
    expect(groundAddress(url, 'dark')).toEqual({ url, dimmed: true });
  });

  it('replaces the theme placeholder', () => {
    for (const url of ['https://maps.example/{theme}.json', 'https://maps.example/%7Btheme%7D.json'])
      expect(groundAddress(url, 'dark')).toEqual({ url: 'https://maps.example/dark.json', dimmed: false });
  });
});
