import { linesForScreen } from './log-lines.ts';

describe('linesForScreen', () => {
  let shown: string[];
  let screen: ReturnType<typeof linesForScreen>;
  const log = (line: object | string) => screen.write(typeof line === 'string' ? line : JSON.stringify(line));

  beforeEach(() => {
    shown = [];
    screen = linesForScreen('users', (line) => shown.push(line));
  });
  afterEach(() => screen.end());

  it('shows warnings and errors with their repetitions, and lines that are not JSON', () => {
    log({ level: 30, msg: 'users is up' });
    log({ level: 40, msg: 'Redis is unavailable' });
    log({ level: 40, msg: 'service-unavailable', repeated: 812 });
    log({ level: 50, err: { message: 'no such thing' } });
    log('  ');
    log('Error: it fell over');
    expect(shown).toEqual([
      'users: Redis is unavailable',
      'users: service-unavailable (812 times more)',
      'users: no such thing',
      'users: Error: it fell over',
    ]);
  });

  it('limits the lines, and prints how many more the log has', () => {
    for (let line = 0; line < 1_000; line += 1) log(`at line ${line}`);
    expect(shown).toHaveLength(20);
    screen.end();
    expect(shown.at(-1)).toBe('users: 980 more lines, see its log');
  });
});
