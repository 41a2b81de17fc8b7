import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { withOwnProcessor } from './own-processor.ts';

const processorsOf = (pid: number | undefined) =>
  /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];

describe('a processor of its own', () => {
  const [answering, other] = [1, 2].map(() => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']));
  afterAll(() => [answering, other].forEach((child) => child?.kill()));

  it('is kept free of the others, until the work is done', async () => {
    const before = [answering, other].map((child) => processorsOf(child?.pid));
    await withOwnProcessor([answering?.pid ?? 0], async () => {
      expect(processorsOf(answering?.pid)).toBe('0');
      expect(processorsOf(other?.pid)).toMatch(/^1/);
      expect(processorsOf(process.pid)).toMatch(/^1/);
    });
    expect([answering, other].map((child) => processorsOf(child?.pid))).toEqual(before);
  });
});
