import type { Place } from './place.js';
import { PlaceIndex } from './place-index.js';
import { readPlaces } from '../read-places.js';

const places = await readPlaces();
const index = new PlaceIndex(places);
const ids = (q: string, limit = 5) => index.search({ q, limit }).map(({ id }) => id);
const where = (text: string) =>
  index.byName(text).map(({ name, district, province }) => `${name}, ${district}, ${province}`);

describe('PlaceIndex.search', () => {
  it.each([
    ['Kadıköy', 'district-1421'],
    ['Karşıyaka', 'district-1448'],
    ['Karşıyaka, İzmir', 'district-1448'],
    ['izmir karşıyaka', 'district-1448'],
    ['Taksim', 'poi-taksim'],
    ['Kızılay', 'poi-kizilay'],
    ['AŞTİ', 'poi-asti'],
    ['Sabiha Gökçen', 'airport-LTFJ'],
    ['sabiha gökçen havaalanı', 'airport-LTFJ'],
    ['SAW', 'airport-LTFJ'],
    ['Esenboğa', 'airport-LTAC'],
    ['Sarıyer', 'district-1604'],
    ['Beşiktaş', 'district-1183'],
    ['esenler otogar', 'poi-esenler-otogari'],
    ['otogarı esenler', 'poi-esenler-otogari'],
    ['ankara otogarı', 'poi-asti'],
    ['ist', 'province-34'],
    ['İSTANBUL', 'province-34'],
    ['Gökçeada', 'district-1408'],
    // These queries have no capitals and no Turkish letters.
    ['kadikoy', 'district-1421'],
    ['sisli', 'district-1663'],
    ['asti', 'poi-asti'],
    ["kadıköy'", 'district-1421'],
    // With a typing error.
    ['kadıkoyy', 'district-1421'],
    ['esenboga', 'airport-LTAC'],
    ['karsiyka', 'district-1448'],
    ['sarıyre', 'district-1604'],
    ['sabiha gokcenn', 'airport-LTFJ'],
    ['istnabul', 'province-34'],
    // Incomplete words.
    ['kad', 'district-1421'],
    ['sabi', 'airport-LTFJ'],
    ['an', 'province-6'],
    ['bod', 'district-1197'],
  ])('finds %s first', (typed, id) => {
    expect(ids(typed)[0]).toBe(id);
  });

  it('prefers near places among equally likely ones', () => {
    const first = (near: { latitude: number; longitude: number }) =>
      index.search({ q: 'göztepe', near, limit: 1 })[0]?.id;
    expect(first({ latitude: 40.98, longitude: 29.03 })).toBe('poi-goztepe-kadikoy');
    expect(first({ latitude: 38.42, longitude: 27.13 })).toBe('poi-goztepe-izmir');
  });

  it('finds a place from the other side of the globe', () => {
    const near = { latitude: -39.9, longitude: -147.1 };
    expect(index.search({ q: 'Bursa', near, limit: 1 })).toMatchObject([{ province: 'Bursa' }]);
  });

  it('ignores words that no place has', () => {
    expect(ids('kadıköy xqwzxqwz')[0]).toBe('district-1421');
    expect(ids('xqwzxqwz')).toEqual([]);
  });

  it.each([
    ['another place of similar letters', 'hastane', []],
    ['places like the words of an address', '1456. Sokak', []],
    ['other places beside the named one', 'Taksim Caddesi 45', ['poi-taksim']],
  ])('does not suggest %s', (_, typed, expected) => {
    expect(ids(typed)).toEqual(expected);
  });

  it('returns at most the requested number', () => {
    expect(ids('a', 3)).toHaveLength(3);
    expect(ids('a', 0)).toEqual([]);
  });

  it('is deterministic across indexes', () => {
    const again = new PlaceIndex(places);
    for (const q of ['k', 'merkez', 'yenişehir', 'esenler otogar', 'kadıkoyy'])
      expect(again.search({ q, limit: 20 })).toEqual(index.search({ q, limit: 20 }));
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \t\n '],
    ['emoji', '🚗🇹🇷'],
    ['control characters', '\u0000\u0007\u001b'],
    ['the characters of regular expressions', '.*+?^${}()|[]\\'],
    ['10,000 letters', 'a'.repeat(10_000)],
    ['another script', '伊斯坦布爾'],
  ])('finds nothing for %s', (_, typed) => {
    expect(ids(typed)).toEqual([]);
    expect(index.byName(typed)).toEqual([]);
  });

  it('treats object property names as words', () => {
    expect(ids('__proto__ constructor')).toEqual([]);
    expect(index.byId('__proto__')).toBeNull();
  });

  it('reads the first 100 letters only', () => {
    expect(ids('.'.repeat(93) + 'kadıköy')[0]).toBe('district-1421');
    expect(ids('.'.repeat(100) + 'kadıköy')).toEqual([]);
  });
});

describe('PlaceIndex.byName', () => {
  it('returns all places of a name, the most likely first', () => {
    expect(where('kadıköy').slice(0, 2)).toEqual(['Kadıköy, Kadıköy, İstanbul', 'Kadıköy, Merkez, Yalova']);
  });

  it('distinguishes name, district, province and kind', () => {
    expect(where('Karşıyaka, İzmir')).toEqual(['Karşıyaka, Karşıyaka, İzmir']);
    expect(where('Kadıköy, Yalova')).toEqual(['Kadıköy, Merkez, Yalova']);
    expect(where('Kadıköy ilçesi')).toEqual(['Kadıköy, Kadıköy, İstanbul']);
    expect(where('Esenler Terminali')).toEqual(['Esenler Otogarı, Bayrampaşa, İstanbul']);
    expect(where('Sabiha Gökçen Havalimanı (SAW)')).toEqual(['Sabiha Gökçen Havalimanı, Pendik, İstanbul']);
    expect(where('Antep')).toEqual(['Gaziantep, null, Gaziantep']);
  });

  it('matches neither incomplete nor misspelt names', () => {
    expect(where('kadık')).toEqual([]);
    expect(where('kadıkoyy')).toEqual([]);
    expect(where('Kadıköy, Ankara')).toEqual([]);
  });
});

describe('PlaceIndex.byId', () => {
  it('returns the place, or null for an unknown ID', () => {
    expect(index.byId('poi-asti')?.name).toBe('AŞTİ');
    expect(index.byId('poi-atlantis')).toBeNull();
  });
});

describe('PlaceIndex.nearest', () => {
  const place = (known: Partial<Place>): Place => ({
    id: 'district-1421',
    name: 'Kadıköy',
    kind: 'district',
    district: 'Kadıköy',
    province: 'İstanbul',
    latitude: 40.991,
    longitude: 29.028,
    aliases: [],
    ...known,
  });
  const kadikoy = place({});
  const moda = place({ id: 'poi-moda', name: 'Moda', latitude: 40.981, longitude: 29.026 });
  const istanbul = place({ id: 'province-34', kind: 'province', latitude: 40.9815, longitude: 29.026 });
  const near = new PlaceIndex([istanbul, kadikoy, moda]);

  it('returns the nearest place', () => {
    expect(near.nearest(40.99, 29.028)).toBe(kadikoy);
  });

  it('excludes provinces', () => {
    expect(near.nearest(40.9815, 29.026)).toBe(moda);
  });

  it.each([
    ['far from all places', 36, 33],
    ['on the other side of the earth', -40, -150],
    ['that is not a number', NaN, 29],
    ['that is infinite', 40, Infinity],
  ])('returns null for a point %s', (_, latitude, longitude) => {
    expect(near.nearest(latitude, longitude)).toBeNull();
  });
});
