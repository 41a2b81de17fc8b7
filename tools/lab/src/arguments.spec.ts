import { BenchArguments, ChaosArguments, LoadArguments } from './arguments.ts';
import { parseOptions } from './options.ts';

describe('the arguments of a load run', () => {
  it('reads how much load, how long', () => {
    const argv = ['--providers', '50', '--viewers', '20', '--every', '2.5'];
    expect(parseOptions(LoadArguments, [...argv, '--warm-up', '0', '--duration', '10'])).toMatchObject({
      providers: 50,
      viewers: 20,
      every: 2.5,
      'warm-up': 0,
      duration: 10,
    });
  });

  it.each([
    ['more providers than it may', ['--providers', '20001'], '--providers'],
    ['half a provider', ['--providers', '1.5'], '--providers'],
    ['a run that outlives its tokens', ['--duration', '3600'], '--duration'],
    ['more sockets than an address has', ['--providers', '18000', '--viewers', '4000'], '--viewers'],
    ['what is no number', ['--every', 'often'], '--every'],
  ])('refuses %s', (_, argv, named) => {
    expect(() => parseOptions(LoadArguments, argv)).toThrow(named);
  });

  it('refuses an argument that it does not know', () => {
    expect(() => parseOptions(LoadArguments, ['--viewer', '5'])).toThrow('--viewer');
  });
});

describe('the arguments of the benchmark', () => {
  it('run every row in full unless told otherwise', () => {
    expect(parseOptions(BenchArguments, [])).toMatchObject({
      row: [],
      quick: false,
      profile: false,
      'no-build': false,
    });
  });

  it('name rows, a quick size and the rounds', () => {
    expect(
      parseOptions(BenchArguments, ['--row', '3', '--row', '4', '--quick', '--rounds', '2']),
    ).toMatchObject({
      row: [3, 4],
      quick: true,
      profile: false,
      rounds: 2,
    });
  });

  it.each([
    ['a row that does not exist', ['--row', '99'], '--row'],
    ['no rounds', ['--rounds', '0'], '--rounds'],
    ['what it does not know', ['--fast'], '--fast'],
  ])('refuse %s', (_, argv, named) => {
    expect(() => parseOptions(BenchArguments, argv)).toThrow(named);
  });
});

describe('the arguments of chaos', () => {
  it('has the ordinary run where nothing is said', () => {
    expect(parseOptions(ChaosArguments, [])).toEqual({
      minutes: 10,
      seed: 1,
      providers: 2_000,
      viewers: 200,
    });
  });

  it('takes what is said', () => {
    expect(
      parseOptions(ChaosArguments, ['--minutes', '1', '--seed', '7', '--providers', '100']),
    ).toMatchObject({
      minutes: 1,
      seed: 7,
      providers: 100,
    });
  });

  it('lists every fault', () => {
    expect(() => parseOptions(ChaosArguments, ['--minutes', '90', '--seed', 'x'])).toThrow(
      /--minutes.*\n--seed/,
    );
  });
});
