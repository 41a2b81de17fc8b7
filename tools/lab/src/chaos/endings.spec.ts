import { unexplainedEndings, parseEndings } from './endings.ts';
import type { Fault } from './faults.ts';

const SAID = [
  'users: Nothing answers',
  'users ended with SIGKILL; starting it again in 0.25 s, see /tmp/logs/users.log',
  'users runs again after 1.2 s',
  'MongoDB did not start (it exited immediately, see mongodb.log); starting it again in 1 s, see x',
  'simulator ended with 1; starting it again in 1 s, see x',
];

const kill = (part: Fault['part']): Fault => ({ atMs: 0, part, kind: 'kill' });

describe('parseEndings', () => {
  it('finds parts that ended or did not start, and ignores other lines', () => {
    expect(parseEndings(SAID)).toEqual([
      { part: 'users', how: 'ended with SIGKILL' },
      { part: 'MongoDB', how: 'did not start (it exited immediately, see mongodb.log)' },
    ]);
  });
});

describe('unexplainedEndings', () => {
  const users = { part: 'users', how: 'ended with SIGKILL' } as const;

  it('leaves out one ending for each kill', () => {
    expect(unexplainedEndings([users], [kill('users')])).toEqual([]);
    expect(unexplainedEndings([users, users], [kill('users')])).toEqual([users]);
  });

  it('keeps endings without a kill, after a pause, or of another part', () => {
    const byItself = { part: 'users', how: 'ended with 1' } as const;
    expect(unexplainedEndings([byItself], [kill('users')])).toEqual([byItself]);
    expect(unexplainedEndings([users], [{ ...kill('users'), kind: 'stop' }])).toEqual([users]);
    expect(unexplainedEndings([users], [kill('reports')])).toEqual([users]);
  });
});
