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

  it('starts a product of its own unless told of one', () => {
    expect(parseOptions(LoadArguments, []).url).toBeUndefined();
  });

  it.each([
    ['more providers than it may', ['--providers', '20001'], '--providers'],
    ['half a provider', ['--providers', '1.5'], '--providers'],
    ['a run that outlives its tokens', ['--duration', '3600'], '--duration'],
    ['more sockets than an address has', ['--providers', '18000', '--viewers', '4000'], '--viewers'],
    ['a product without its emulator', ['--url', 'http://localhost:3000'], '--emulator'],
    ['what is no number', ['--every', 'often'], '--every'],
  ])('refuses %s', (_, argv, named) => {
    expect(() => parseOptions(LoadArguments, argv)).toThrow(named);
  });

  it('refuses an argument that it does not know', () => {
    expect(() => parseOptions(LoadArguments, ['--viewer', '5'])).toThrow('--viewer');
  });

  it('stays on this machine unless told otherwise', () => {
    const argv = ['--url', 'https://rotadas.example', '--emulator', '10.0.0.1:9099'];
    expect(() => parseOptions(LoadArguments, argv)).toThrow('--allow-remote');
    expect(parseOptions(LoadArguments, [...argv, '--allow-remote']).url).toBe('https://rotadas.example');
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'takes %s for this machine',
    (url) => {
      expect(parseOptions(LoadArguments, ['--url', url, '--emulator', 'localhost:9099']).url).toBe(url);
    },
  );
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
