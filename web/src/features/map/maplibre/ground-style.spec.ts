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

  it('keeps its sources and layers apart from ours', () => {
    expect(Object.keys(style.sources)).toEqual(['ground:tiles']);
    expect(style.layers[1]).toMatchObject({ source: 'ground:tiles', 'source-layer': 'water' });
  });

  it('writes names in Turkish where there are such, in the bundled typeface', () => {
    expect(style.layers[2]).toMatchObject({
      layout: {
        'text-font': ['Inter Variable'],
        'text-field': ['coalesce', ['get', 'name:tr'], ['get', 'name:latin'], ['get', 'name']],
      },
    });
  });
});

describe('groundAddress', () => {
  it('takes an open style for each theme when the operator names none', () => {
    expect(groundAddress(null, 'light').url).not.toBe(groundAddress(null, 'dark').url);
    expect(groundAddress(null, 'dark').dimmed).toBe(false);
  });

  it('dims the one style that an operator names for both themes in the dark', () => {
    const url = 'https://maps.example/style.json';
    expect(groundAddress(url, 'light')).toEqual({ url, dimmed: false });
    expect(groundAddress(url, 'dark')).toEqual({ url, dimmed: true });
  });

  it('puts the theme into an address that has a place for it', () => {
    for (const url of ['https://maps.example/{theme}.json', 'https://maps.example/%7Btheme%7D.json'])
      expect(groundAddress(url, 'dark')).toEqual({ url: 'https://maps.example/dark.json', dimmed: false });
  });
});
