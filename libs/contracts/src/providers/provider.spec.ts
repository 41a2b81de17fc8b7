import { PositionInput } from './position.js';
import { StatusInput } from './status-input.js';

describe('PositionInput', () => {
  it.each([
    ['latitude 91', { latitude: 91, longitude: 32 }],
    ['longitude 181', { latitude: 39, longitude: 181 }],
    ['a number as text', { latitude: '39', longitude: 32 }],
    ['a negative accuracy', { latitude: 39, longitude: 32, accuracy: -1 }],
    ['a negative time', { latitude: 39, longitude: 32, at: -1 }],
    ['an unknown field', { latitude: 39, longitude: 32, speed: 5 }],
  ])('rejects %s', (_, input) => {
    expect(PositionInput.safeParse(input).success).toBe(false);
  });
});

describe('StatusInput', () => {
  it.each([true, false])('accepts isOnline %s with or without a position', (isOnline) => {
    expect(StatusInput.safeParse({ isOnline }).success).toBe(true);
    expect(StatusInput.safeParse({ isOnline, latitude: 39, longitude: 32 }).success).toBe(true);
  });

  it('rejects a latitude without a longitude', () => {
    const half = StatusInput.safeParse({ isOnline: true, latitude: 39 });
    expect(half.error?.issues).toMatchObject([{ path: ['longitude'] }]);
  });
});
