import { prefixLines } from './prefix-lines.ts';

describe('an output behind a prefix', () => {
  const written = (...chunks: Buffer[]) => {
    let text = '';
    const lines = prefixLines('lint | ', { write: (line: string) => ((text += line), true) });
    chunks.forEach((chunk) => lines.write(chunk));
    lines.end();
    return text;
  };

  it('has it at each line, wherever the chunks are cut', () => {
    expect(written(Buffer.from('one\ntw'), Buffer.from('o\n\nthree\n'))).toBe(
      'lint | one\nlint | two\nlint | \nlint | three\n',
    );
  });

  it('ends what has no end of line', () => {
    expect(written(Buffer.from('half a line'))).toBe('lint | half a line\n');
  });

  it('keeps a letter whole that two chunks share', () => {
    const letter = Buffer.from('ş');
    expect(written(letter.subarray(0, 1), letter.subarray(1), Buffer.from('\n'))).toBe('lint | ş\n');
  });
});
