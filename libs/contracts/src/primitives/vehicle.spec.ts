import { maskPlate, normalizePlate, VEHICLE_FAULTS, VehicleInput } from './vehicle.js';

describe('normalizePlate', () => {
  it.each([
    ['34 ABC 123', '34 ABC 123'],
    ['34abc12', '34 ABC 12'],
    ['06-tı-1234', '06 TI 1234'],
    ['81 İZ 123', '81 IZ 123'],
    ['35 k 12345', '35 K 12345'],
  ])('formats %s as %s', (text, plate) => {
    expect(normalizePlate(text)).toBe(plate);
  });

  it.each([
    '82 ABC 123',
    '00 ABC 123',
    '34 ABC 1234',
    '34 AB 12',
    '34 A 123',
    '34 AQ 123',
    '34 ŞA 123',
    'AB',
    '',
  ])('rejects %s', (text) => {
    expect(normalizePlate(text)).toBeNull();
  });
});

it('maskPlate keeps the province and the last digits', () => {
  expect(maskPlate('34 ABC 123')).toBe('34 ••• 23');
});

describe('VehicleInput', () => {
  const car = { make: ' Fiat Egea', colour: 'Beyaz', plate: '34abc123' };

  it('tidies its texts, and takes an empty plate as none', () => {
    expect(VehicleInput.parse(car)).toEqual({ make: 'Fiat Egea', colour: 'Beyaz', plate: '34 ABC 123' });
    expect(VehicleInput.parse({ ...car, plate: ' ' })).toMatchObject({ plate: null });
  });

  it('names the fault of a plate', () => {
    expect(VehicleInput.safeParse({ ...car, plate: 'x' }).error?.issues).toMatchObject([
      { path: ['plate'], message: VEHICLE_FAULTS.plate },
    ]);
  });
});
