import { RepeatedLines } from './repeated-lines.js';

describe('RepeatedLines', () => {
  let written: string[];
  let lines: RepeatedLines;
  const write = (kind: string, text = kind) => {
    const summarize = (count: number, areOthers: boolean) =>
      written.push(`${areOthers ? 'others' : text} ×${count}`);
    if (lines.admits(kind, summarize)) written.push(text);
  };

  beforeEach(() => {
    written = [];
    lines = new RepeatedLines();
  });

  it('logs the first line of a kind, and then the number of repetitions with the latest one', () => {
    for (const text of ['a1', 'a2', 'a3']) write('a', text);
    write('b');
    lines.writeSummary();
    expect(written).toEqual(['a1', 'b', 'a3 ×2']);
  });

  it('continues to count frequent lines, and logs a line immediately after a pause', () => {
    write('a');
    write('a');
    lines.writeSummary();
    write('a');
    lines.writeSummary();
    lines.writeSummary();
    write('a');
    expect(written).toEqual(['a', 'a ×1', 'a ×1', 'a']);
  });

  it('has a limited number of kinds and counts all others together', () => {
    for (let kind = 0; kind < 1_000; kind += 1) write(`kind ${kind}`);
    expect(written).toHaveLength(201);
    lines.writeSummary();
    expect(written.slice(201)).toEqual(['others ×799']);
  });
});
