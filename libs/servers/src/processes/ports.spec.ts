import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createServer } from 'node:net';
import { claimPort, freePort, isPortTaken } from './ports.ts';

const run = promisify(execFile);

/** Evaluates an expression in another process. */
async function elsewhere(expression: string): Promise<string> {
  const script = `
    import { claimPort, freePort } from '${new URL('./ports.ts', import.meta.url).href}';
    process.stdout.write(String(await ${expression}));`; // not coloured, as console.log may
  return (await run(process.execPath, ['--input-type=module', '-e', script])).stdout;
}

describe('claimPort', () => {
  it('holds the port until its process ends', async () => {
    const port = Number(await elsewhere('freePort()'));
    expect(await claimPort(port)).toBe(true);
    expect(await claimPort(port)).toBe(false);
    expect(await elsewhere(`claimPort(${port})`)).toBe('false');
  });
});

describe('freePort', () => {
  it('returns a port that nothing listens on', async () => {
    expect(await isPortTaken(await freePort())).toBe(false);
  });

  it('detects a taken port', async () => {
    const port = await freePort();
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(port, '127.0.0.1', resolve));
    try {
      expect(await isPortTaken(port)).toBe(true);
    } finally {
      await new Promise((resolve) => holder.close(resolve));
    }
  });
});
