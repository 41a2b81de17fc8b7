import { oneLine, runCommand } from './run-command.ts';

describe('runCommand', () => {
  it('ends the descendants of a command that takes too long', async () => {
    // The descendant keeps the output open: the command is over when both have ended.
    const run = 'setInterval(() => {}, 1_000)';
    const script = `require('child_process').spawn(process.execPath, ['-e', '${run}'], { stdio: 'inherit' }); ${run}`;
    const { code } = await runCommand(process.execPath, ['-e', script], { timeoutMs: 1_000 });
    expect(code).not.toBe(0);
  });

  it('keeps the end of a long output', async () => {
    const script = `process.stdout.write('x'.repeat(1_500_000) + 'end')`;
    const { output } = await runCommand(process.execPath, ['-e', script]);
    expect(output).toHaveLength(1_000_000);
    expect(output).toMatch(/x{9}end$/);
  });
});

describe('oneLine', () => {
  it('joins the lines of a text', () => {
    expect(oneLine('pip ended with 1:\n  no such\tpackage\n')).toBe('pip ended with 1: no such package');
  });

  it('keeps the beginning and the end of a long text', () => {
    const line = oneLine(`pip download ended with 1: ${'retrying '.repeat(100)}no route to host`);
    expect(line).toMatch(/^pip download ended with 1: .* … .*no route to host$/);
    expect(line.length).toBeLessThan(310);
  });
});
