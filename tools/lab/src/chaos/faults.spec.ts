import { type Fault, FAULT_EVERY_MS, parseEndings, planFaults, unexplainedEndings } from './faults.ts';
import { PARTS } from './parts.ts';

const ROUND_MS = PARTS.length * FAULT_EVERY_MS;

describe('planFaults', () => {
  it('is reproducible by the seed', () => {
    expect(planFaults(7, 600_000)).toEqual(planFaults(7, 600_000));
    expect(planFaults(8, 600_000)).not.toEqual(planFaults(7, 600_000));
  });

  it('has a fault every 10 s from the start, and none after the end', () => {
    const times = planFaults(1, 60_000).map(({ atMs }) => atMs);
    expect(times).toEqual([0, 10_000, 20_000, 30_000, 40_000, 50_000]);
  });

  it('includes every part once before any part again', () => {
    const parts = planFaults(3, ROUND_MS).map(({ part }) => part);
    expect(new Set(parts)).toEqual(new Set(PARTS));
  });

  it.each(PARTS)('alternately kills and pauses %s; it only pauses the auth emulator', (part) => {
    const faults = planFaults(5, 2 * ROUND_MS).filter((fault) => fault.part === part);
    const isEmulator = part === 'The auth emulator';
    expect(faults.map(({ kind }) => kind).toSorted()).toEqual([isEmulator ? 'stop' : 'kill', 'stop']);
  });
});

const LINES = [
  'users: no response',
  'users ended with SIGKILL; starting it again in 0.25 s, see /tmp/logs/users.log',
  'users runs again after 1.2 s',
  'MongoDB did not start (it exited immediately, see mongodb.log); starting it again in 1 s, see x',
  'simulator ended with 1; starting it again in 1 s, see x',
];

const kill = (part: Fault['part']): Fault => ({ atMs: 0, part, kind: 'kill' });

describe('parseEndings', () => {
  it('finds parts that ended or did not start, and ignores other lines', () => {
    expect(parseEndings(LINES)).toEqual([
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
