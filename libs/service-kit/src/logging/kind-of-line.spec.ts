import { kindOfLine } from './kind-of-line.js';

const WARN = 40;
const refused = (port: number) =>
  Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), { code: 'ECONNREFUSED' });

describe('kindOfLine', () => {
  it('is the same for lines that differ in numbers, ids and counts only', () => {
    const line = (port: number, count: number) => [{ context: 'Redis', err: refused(port), count }, 'away'];
    expect(kindOfLine(WARN, line(1, 2))).toBe(kindOfLine(WARN, line(34_567, 890)));
  });

  it('differs by level, context, subject, text, error and cause', () => {
    const error = new Error('no answer', { cause: new Error('redis is away') });
    const kinds = [
      kindOfLine(WARN, [{ context: 'A', err: error }, 'away']),
      kindOfLine(50, [{ context: 'A', err: error }, 'away']),
      kindOfLine(WARN, [{ context: 'B', err: error }, 'away']),
      kindOfLine(WARN, [{ context: 'A', subject: 's', err: error }, 'away']),
      kindOfLine(WARN, [{ context: 'A', err: error }, 'gone']),
      kindOfLine(WARN, [{ context: 'A', err: new Error('no answer') }, 'away']),
      kindOfLine(WARN, [{ context: 'A', err: new TypeError('no answer') }, 'away']),
      kindOfLine(WARN, ['away']),
    ];
    expect(new Set(kinds).size).toBe(kinds.length);
  });
});
