import { longestScript, timesOfFrames } from './page-trace.ts';

const PAGE = { name: 'thread_name', pid: 1, tid: 1, ts: 0, args: { name: 'CrRendererMain' } };

/** The thread runs for half of `dur`, µs. */
const anEvent = (name: string, ts: number, dur: number, tid = 1) => ({
  name,
  pid: 1,
  tid,
  ts,
  dur,
  tdur: dur / 2,
});

describe('the longest script of a trace', () => {
  it('is the processor time of the scripts in the task with the most', () => {
    const traceEvents = [
      PAGE,
      anEvent('RunTask', 0, 10_000),
      anEvent('FunctionCall', 100, 2_000),
      anEvent('RunMicrotasks', 3_000, 4_000),
      anEvent('RunTask', 20_000, 50_000),
      anEvent('FunctionCall', 21_000, 2_000),
      anEvent('Layout', 30_000, 20_000),
    ];
    expect(longestScript({ traceEvents })).toBe(3);
  });

  it('counts a nested script once', () => {
    const traceEvents = [
      PAGE,
      anEvent('RunTask', 0, 10_000),
      anEvent('FunctionCall', 100, 8_000),
      anEvent('FunctionCall', 200, 4_000),
    ];
    expect(longestScript({ traceEvents })).toBe(4);
  });

  it('ignores workers', () => {
    const traceEvents = [
      PAGE,
      anEvent('RunTask', 0, 10, 1),
      anEvent('RunTask', 0, 9_000, 2),
      anEvent('FunctionCall', 0, 9_000, 2),
    ];
    expect(longestScript({ traceEvents })).toBe(0);
  });

  it('throws for a trace without tasks', () => {
    expect(() => longestScript({ traceEvents: [PAGE] })).toThrow('no task');
  });
});

it('the time of a frame excludes its commit, and tasks without a frame', () => {
  const traceEvents = [
    PAGE,
    anEvent('RunTask', 0, 10_000),
    anEvent('FireAnimationFrame', 100, 2_000),
    anEvent('Commit', 5_000, 4_000),
    anEvent('RunTask', 20_000, 50_000),
  ];
  expect(timesOfFrames({ traceEvents })).toEqual([3]);
});
