import { parseLoadArguments } from './arguments.ts';

describe('the arguments of a load run', () => {
  it('reads how much load, how long', () => {
    const argv = ['--providers', '50', '--viewers', '20', '--every', '2.5'];
    expect(parseLoadArguments([...argv, '--warm-up', '0', '--duration', '10'])).toMatchObject({
      providers: 50,
      viewers: 20,
      every: 2.5,
      'warm-up': 0,
      duration: 10,
    });
  });

  it('starts a product of its own unless told of one', () => {
    expect(parseLoadArguments([]).url).toBeUndefined();
  });

  it.each([
    ['more providers than it may', ['--providers', '20001'], '--providers'],
    ['half a provider', ['--providers', '1.5'], '--providers'],
    ['a run that outlives its tokens', ['--duration', '3600'], '--duration'],
    ['more sockets than an address has', ['--providers', '18000', '--viewers', '4000'], '--viewers'],
    ['a product without its emulator', ['--url', 'http://localhost:3000'], '--emulator'],
    ['what is no number', ['--every', 'often'], '--every'],
  ])('refuses %s', (_, argv, named) => {
    expect(() => parseLoadArguments(argv)).toThrow(named);
  });

  it('refuses an argument that it does not know', () => {
    expect(() => parseLoadArguments(['--viewer', '5'])).toThrow('--viewer');
  });

  it('stays on this machine unless told otherwise', () => {
    const argv = ['--url', 'https://rotadas.example', '--emulator', '10.0.0.1:9099'];
    expect(() => parseLoadArguments(argv)).toThrow('--allow-remote');
    expect(parseLoadArguments([...argv, '--allow-remote']).url).toBe('https://rotadas.example');
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'takes %s for this machine',
    (url) => {
      expect(parseLoadArguments(['--url', url, '--emulator', 'localhost:9099']).url).toBe(url);
    },
  );
});
