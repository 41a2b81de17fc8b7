import { readDevices } from './options.ts';

describe('readDevices', () => {
  it('reads a number or a share of the providers', () => {
    expect(readDevices(['--devices', '8'], 40)).toBe(8);
    expect(readDevices(['--devices', '50%'], 41)).toBe(21);
    expect(readDevices(['--devices', '0'], 40)).toBe(0);
  });

  it('defaults to a fifth', () => {
    expect(readDevices([], 40)).toBe(8);
  });

  it('rejects anything else, and more devices than providers', () => {
    for (const value of ['', 'all', '-1', '1.5', '41', '101%'])
      expect(() => readDevices([`--devices=${value}`], 40)).toThrow('--devices');
  });
});
