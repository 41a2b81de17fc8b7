import { BenchArguments, LoadArguments } from './arguments.ts';
import { parseOptions } from './options.ts';

it('load arguments have defaults', () => {
  expect(parseOptions(LoadArguments, ['--providers', '50', '--every', '2.5'])).toEqual({
    providers: 50,
    every: 2.5,
    viewers: 20,
    blocks: 0,
    duration: 30,
    'warm-up': 5,
  });
});

it('benchmark arguments have repeatable rows and flags', () => {
  const argv = ['--row', '3', '--row', '4', '--quick'];
  expect(parseOptions(BenchArguments, argv)).toEqual({
    blocks: 0,
    row: [3, 4],
    quick: true,
    profile: false,
    'no-build': false,
  });
});

it.each([
  ['a fraction', ['--providers', '1.5'], '--providers'],
  ['a run longer than its tokens are valid', ['--duration', '3600'], '--duration'],
  ['more sockets than an address has ports', ['--providers', '18000', '--viewers', '4000'], '--viewers'],
  ['a word instead of a number', ['--every', 'often'], '--every'],
  ['an unknown argument', ['--viewer', '5'], '--viewer'],
])('a load run rejects %s', (_, argv, named) => {
  expect(() => parseOptions(LoadArguments, argv)).toThrow(named);
});

it('an error lists every fault', () => {
  const argv = ['--row', 'x', '--rounds', '90'];
  expect(() => parseOptions(BenchArguments, argv)).toThrow(/--row.*\n--rounds/);
});
