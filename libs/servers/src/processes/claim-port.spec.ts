import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { claimPort } from './claim-port.ts';

const run = promisify(execFile);

/** What the expression comes to in another process. */
async function elsewhere(expression: string): Promise<string> {
  const [claim, free] = ['./claim-port.ts', './free-port.ts'].map((file) => new URL(file, import.meta.url));
  const script = `
    import { claimPort } from '${claim?.href}';
    import { freePort } from '${free?.href}';
    process.stdout.write(String(await ${expression}));`; // not coloured, as console.log may
  return (await run(process.execPath, ['--input-type=module', '-e', script])).stdout;
}

describe('a claim of a port', () => {
  it('ends with its process, and keeps the port from all others until then', async () => {
    const port = Number(await elsewhere('freePort()'));
    expect(await claimPort(port)).toBe(true);
    expect(await claimPort(port)).toBe(false);
    expect(await elsewhere(`claimPort(${port})`)).toBe('false');
  });
});
