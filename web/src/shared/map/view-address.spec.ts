import { formatMapView, parseMapView } from './view-address.js';

const ISTANBUL = { latitude: 41.024, longitude: 28.96, zoom: 13 };

it.each([
  ['#map=13/41.0240/28.9600', ISTANBUL],
  ['#map=13/41.024/28.96', ISTANBUL],
  ['#map=13.25/-41/-179.5', { latitude: -41, longitude: -179.5, zoom: 13.25 }],
])('reads %s', (fragment, view) => {
  expect(parseMapView(fragment)).toEqual(view);
});

it.each([
  ['without a view', ''],
  ['of something else', '#bildirim=7'],
  ['with a part too few', '#map=13/41.024'],
  ['with a part too many', '#map=13/41.024/28.96/7'],
  ['with an empty part', '#map=13//28.96'],
  ['with another parameter', '#map=13/41.024/28.96&layers=T'],
  ['with a word', '#map=13/NaN/28.96'],
  ['with an exponent', '#map=1e1/41.024/28.96'],
  ['with a space', '#map=13/ 41.024/28.96'],
  ['with a zoom that shows too much', '#map=4/41.024/28.96'],
  ['with a zoom that shows too little', '#map=21/41.024/28.96'],
  ['with a latitude beyond the poles of the map', '#map=13/86/28.96'],
  ['with a longitude beyond the date line', '#map=13/41.024/181'],
  ['with endless decimals', `#map=13/41.${'0'.repeat(100)}/28.96`],
])('ignores a fragment %s', (_what, fragment) => {
  expect(parseMapView(fragment)).toBeNull();
});

it.each([
  [ISTANBUL, '#map=13/41.0240/28.9600'],
  [{ latitude: 38.999_96, longitude: 35.2, zoom: 5 }, '#map=5/39.000/35.200'],
  [{ latitude: -0.000_4, longitude: 180, zoom: 17.456 }, '#map=17.46/-0.00040/180.00000'],
])(
  'writes the zoom with up to two decimals, and more decimals of the place the closer it is',
  (view, fragment) => {
    expect(formatMapView(view)).toBe(fragment);
  },
);

it.each([5, 12.5, 16, 20])('reads what it writes at zoom %d', (zoom) => {
  const fragment = formatMapView({ latitude: 41.012_345_6, longitude: 28.987_654_3, zoom });
  const view = parseMapView(fragment);
  expect(view && formatMapView(view)).toBe(fragment);
});
