import { aVersionedProvider } from '../../../test/support/builders.js';
import { toContent, MirroredProvider } from './mirrored-provider.js';

const CELL = '519:851';
const provider = aVersionedProvider({ id: 7, version: 10 });
const place = { latitude: 39.97, longitude: 32.86, at: 5_000 };
const shown = { id: 7, ...place, ...toContent(provider) };

describe('MirroredProvider', () => {
  it('serializes the public fields without the version', () => {
    const mirrored = new MirroredProvider(provider, CELL);
    expect(JSON.parse(mirrored.json('exact'))).toEqual(shown);
    expect(JSON.parse(`${mirrored.jsonWithoutClosingBrace('exact')},"distance":3}`)).toEqual({
      ...shown,
      distance: 3,
    });
  });

  it('serializes only the position while the content is unchanged', () => {
    const mirrored = new MirroredProvider(provider, CELL);
    expect(mirrored.changedJson(undefined, 'exact')).toBe(
      '{"id":7,"latitude":39.97,"longitude":32.86,"at":5000}',
    );
    expect(JSON.parse(mirrored.changedJson({ phone: '1' }, 'exact'))).toEqual({
      id: 7,
      ...place,
      phone: '1',
    });
  });

  it('serializes the new position after a move', () => {
    const mirrored = new MirroredProvider(provider, CELL);
    expect(JSON.parse(mirrored.json('exact'))).toMatchObject(place);
    const step = { id: 7, latitude: 39.98, longitude: 32.87, at: 6_000, version: 11 };
    mirrored.move(step, CELL);
    expect(JSON.parse(mirrored.json('exact'))).toMatchObject({
      latitude: 39.98,
      longitude: 32.87,
      at: 6_000,
    });
  });

  it('serializes only the details that the offer has', () => {
    const details = { seats: 2, price: { amount: 150, per: 'person' as const }, stops: ['Polatlı'] };
    const fields = Object.keys(JSON.parse(new MirroredProvider(provider, CELL).json('exact')));
    expect(fields.filter((field) => field in { ...details, loadKg: 1 })).toEqual([]);
    const mirrored = new MirroredProvider({ ...provider, ...details }, CELL);
    expect(JSON.parse(mirrored.json('exact'))).toEqual({ ...shown, ...details });
    expect(mirrored.changedJson(undefined, 'exact')).toBe(
      '{"id":7,"latitude":39.97,"longitude":32.86,"at":5000}',
    );
  });

  it('returns changed fields of an edited offer, and null for removed ones', () => {
    const price = { amount: 150, per: 'person' as const };
    const mirrored = new MirroredProvider({ ...provider, seats: 2, price, stops: ['Polatlı'] }, CELL);
    const next = { ...provider, version: 11, seats: 3, price: { ...price } };
    expect(mirrored.updateContent(next)).toEqual({ seats: 3, stops: null });
    expect(JSON.parse(mirrored.json('exact'))).toEqual({ ...shown, seats: 3, price });
    expect(mirrored.updateContent({ ...next, version: 12, phone: '1' })).toEqual({ phone: '1' });
  });

  it('shows the rating beside the name only, and returns its changes', () => {
    const mirrored = new MirroredProvider(provider, CELL);
    const rated = { ...provider, version: 11, rating: 4.5, ratings: 3 };
    const changed = mirrored.updateContent(rated);
    expect(changed).toEqual({ rating: 4.5, ratings: 3 });
    expect(JSON.parse(mirrored.json('exact'))).toEqual({ ...shown, rating: 4.5, ratings: 3 });
    expect(JSON.parse(mirrored.json('anonymous'))).not.toHaveProperty('rating');
    expect(JSON.parse(mirrored.changedJson(changed, 'anonymous'))).not.toHaveProperty('rating');
    expect(mirrored.updateContent({ ...provider, version: 12 })).toEqual({ rating: null, ratings: null });
  });

  it('applies newer content only', () => {
    const mirrored = new MirroredProvider(provider, CELL);
    expect(mirrored.updateContent({ ...provider, phone: '1' })).toEqual({});
    const next = { ...provider, version: 11, activeService: 'cargo' as const, endsAt: 9_000 };
    expect(mirrored.updateContent(next)).toEqual({ activeService: 'cargo', endsAt: 9_000 });
    expect(mirrored).toMatchObject({ type: 'cargo', endsAt: 9_000 });
    expect(JSON.parse(mirrored.json('exact'))).toMatchObject(toContent(next));
  });

  it('rounds the position to three decimals for the coarse precision', () => {
    const provider = aVersionedProvider({ latitude: 39.97549, longitude: 32.8551 });
    const mirrored = new MirroredProvider(provider, CELL);
    const coarse = { latitude: 39.975, longitude: 32.855 };
    const exact: object = JSON.parse(mirrored.json('exact'));
    expect(exact).toMatchObject({ latitude: 39.97549, longitude: 32.8551 });
    expect(JSON.parse(mirrored.json('coarse'))).toEqual({ ...exact, ...coarse });
    expect(JSON.parse(mirrored.changedJson(undefined, 'anonymous'))).toEqual({ id: 7, ...coarse, at: 5_000 });
    expect(mirrored.pointAt('coarse')).toEqual(coarse);
    expect(mirrored.pointAt('exact')).toMatchObject({ latitude: 39.97549, longitude: 32.8551 });
  });

  it('leaves the person out for the anonymous precision only', () => {
    const person = { fullName: 'Ayşe Kaya', phone: '+90 555 123 45 67', serviceDescription: 'Ara beni' };
    const mirrored = new MirroredProvider({ ...provider, ...person }, CELL);
    expect(JSON.parse(mirrored.json('coarse'))).toMatchObject(person);
    const withheld = { fullName: '', phone: null, serviceDescription: null };
    expect(JSON.parse(mirrored.json('anonymous'))).toEqual({ ...shown, ...withheld });
    const changed = mirrored.updateContent({ ...provider, ...person, phone: '1', version: 11 });
    expect(changed).toEqual({ phone: '1' });
    expect(JSON.parse(mirrored.json('coarse'))).toMatchObject({ ...person, phone: '1' });
    expect(JSON.parse(mirrored.changedJson(changed, 'anonymous'))).toEqual({ id: 7, ...place });
  });

  it('rounds chosen places to three decimals too, in whole providers and in changes', () => {
    const [exact, coarse] = [
      { latitude: 39.97549, longitude: 32.8551 },
      { latitude: 39.975, longitude: 32.855 },
    ];
    const placesAt = (point: typeof exact) => ({
      fromPlace: { id: 'kizilay', ...point },
      toPlace: point,
      stops: ['Polatlı', 'Kulu'],
      stopPlaces: [point, null],
    });
    const mirrored = new MirroredProvider({ ...provider, ...placesAt(exact) }, CELL);
    expect(JSON.parse(mirrored.json('exact'))).toMatchObject(placesAt(exact));
    expect(JSON.parse(mirrored.json('coarse'))).toMatchObject(placesAt(coarse));
    const moved = { ...exact, latitude: 40.12345 };
    const changed = mirrored.updateContent({ ...provider, ...placesAt(moved), version: 11 });
    const coarseMoved = { ...coarse, latitude: 40.123 };
    expect(JSON.parse(mirrored.changedJson(changed, 'exact'))).toMatchObject({ toPlace: moved });
    expect(JSON.parse(mirrored.changedJson(changed, 'anonymous'))).toMatchObject({
      fromPlace: { id: 'kizilay', ...coarseMoved },
      toPlace: coarseMoved,
      stopPlaces: [coarseMoved, null],
    });
    expect(JSON.parse(mirrored.json('coarse'))).toMatchObject(placesAt(coarseMoved));
    const removed = mirrored.updateContent({ ...provider, version: 12 });
    expect(JSON.parse(mirrored.changedJson(removed, 'anonymous'))).toMatchObject({ fromPlace: null });
  });
});
