import { BenchArguments, ChaosArguments, LoadArguments } from './arguments.ts';
import { parseOptions } from './options.ts';

it('the arguments of a load run have defaults', () => {
  expect(parseOptions(LoadArguments, ['--providers', '50', '--every', '2.5'])).toEqual({
    ...{ providers: 50, every: 2.5, viewers: 20, duration: 30, 'warm-up': 5 },
  });
});

it('the arguments of the benchmark repeat rows and have flags', () => {
  const argv = ['--row', '3', '--row', '4', '--quick'];
  expect(parseOptions(BenchArguments, argv)).toEqual({
    ...{ row: [3, 4], quick: true, profile: false, 'no-build': false },
  });
});

it.each([
  ['half a provider', ['--providers', '1.5'], '--providers'],
  ['a run that outlives its tokens', ['--duration', '3600'], '--duration'],
  ['more sockets than an address has', ['--providers', '18000', '--viewers', '4000'], '--viewers'],
  ['a word for a number', ['--every', 'often'], '--every'],
  ['an unknown argument', ['--viewer', '5'], '--viewer'],
])('a load run refuses %s', (_, argv, named) => {
  expect(() => parseOptions(LoadArguments, argv)).toThrow(named);
});

it('every fault is listed', () => {
  const argv = ['--minutes', '90', '--seed', 'x'];
  expect(() => parseOptions(ChaosArguments, argv)).toThrow(/--minutes.*\n--seed/);
});
