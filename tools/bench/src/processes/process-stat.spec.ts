import { parseProcessStat } from './process-stat.ts';

describe('/proc/PID/stat', () => {
  it('tells the parent and the processor time, whatever the program is called', () => {
    const text = '42 (a) b (c) S 7 42 42 0 -1 4194560 100 0 0 0 150 50 9 9 20 0 11 0 100 0 0';
    expect(parseProcessStat(text)).toEqual({ parent: 7, cpuSeconds: 2 });
  });

  it('is refused when it is something else', () => {
    expect(() => parseProcessStat('No such process')).toThrow('not a process');
  });
});
