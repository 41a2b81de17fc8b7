import { parseChaosArguments } from './arguments.ts';

describe('parseChaosArguments', () => {
  it('has the ordinary run where nothing is said', () => {
    expect(parseChaosArguments([])).toEqual({ minutes: 10, seed: 1, providers: 2_000, viewers: 200 });
  });

  it('takes what is said', () => {
    expect(parseChaosArguments(['--minutes', '1', '--seed', '7', '--providers', '100'])).toMatchObject({
      minutes: 1,
      seed: 7,
      providers: 100,
    });
  });

  it('lists every fault', () => {
    expect(() => parseChaosArguments(['--minutes', '90', '--seed', 'x'])).toThrow(/--minutes.*\n--seed/);
  });
});
