import { placeFinder } from '../../shared/places/place-finder.js';
import { routeFit } from './route-fit.js';

const ankara = { name: 'Ankara', latitude: 39.92, longitude: 32.85 };
const eskisehir = { name: 'Eskişehir', latitude: 39.78, longitude: 30.52 };
const polatli = { name: 'Polatlı', latitude: 39.58, longitude: 32.14 };
const konya = { name: 'Konya', latitude: 37.87, longitude: 32.48 };
const find = placeFinder([ankara, eskisehir, polatli, konya]);
const driver = { ...ankara, serviceFrom: 'Ankara', serviceTo: 'Eskişehir' };

describe('who is going my way', () => {
  it('goes exactly my way', () => {
    expect(routeFit(driver, { from: 'Ankara', to: 'eskişehir' }, find)).toBeCloseTo(0);
  });
  it('passes near both my ends, with the detour in metres', () => {
    const detour = routeFit(driver, { from: 'Ankara', to: 'Polatlı' }, find);
    expect(detour).toBeGreaterThan(1_000);
    expect(detour).toBeLessThan(40_000);
  });
  it('does not go the other way round', () => {
    expect(routeFit(driver, { from: 'Eskişehir', to: 'Ankara' }, find)).toBeNull();
  });
  it('does not go elsewhere', () => {
    expect(routeFit(driver, { from: '', to: 'Konya' }, find)).toBeNull();
  });
  it('has already passed my start', () => {
    const late = { ...driver, latitude: eskisehir.latitude, longitude: eskisehir.longitude };
    expect(routeFit(late, { from: 'Ankara', to: 'Eskişehir' }, find)).toBeNull();
  });
});

describe('a place that is not known', () => {
  it('counts by its name alone', () => {
    const local = { ...driver, serviceTo: 'Bizim köy' };
    expect(routeFit(local, { from: '', to: 'bizim' }, find)).toBe('unknown');
    expect(routeFit(local, { from: '', to: 'Sizin köy' }, find)).toBeNull();
    expect(routeFit(driver, { from: 'Ank', to: 'Esk' }, find)).toBe('unknown');
  });
});
