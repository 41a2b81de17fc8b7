import { oneLine } from './run-command.ts';

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
