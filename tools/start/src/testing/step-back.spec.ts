import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';

import { stepBack } from './step-back.ts';

describe('a session that steps back', () => {
  it('has its niceness, and so has its share of the processors where those go by session', () => {
    const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
    const pid = child.pid ?? 0;
    try {
      stepBack(pid, 10);
      expect(getPriority(pid)).toBe(10);
      const group = `/proc/${pid}/autogroup`;
      expect(existsSync(group) ? readFileSync(group, 'utf8') : ' nice 10\n').toMatch(/ nice 10\n$/);
    } finally {
      child.kill();
    }
  });
});
