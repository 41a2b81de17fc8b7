import { lineKind } from './line-kind.js';

const WARN = 40;
const refused = (port: number) =>
  Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), { code: 'ECONNREFUSED' });

describe('lineKind', () => {
  it('is the same for lines that differ in values only', () => {
    const line = (port: number, count: number) => [
      { context: 'Redis', err: refused(port), count },
      'unavailable',
    ];
    expect(lineKind(WARN, line(1, 2))).toBe(lineKind(WARN, line(34_567, 890)));
  });

  it('differs by level, context, subject, text, and class and code of the error', () => {
    const error = new Error('no reply');
    const kinds = [
      lineKind(WARN, [{ context: 'A', err: error }, 'unavailable']),
      lineKind(50, [{ context: 'A', err: error }, 'unavailable']),
      lineKind(WARN, [{ context: 'B', err: error }, 'unavailable']),
      lineKind(WARN, [{ context: 'A', subject: 's', err: error }, 'unavailable']),
      lineKind(WARN, [{ context: 'A', err: error }, 'closed']),
      lineKind(WARN, [{ context: 'A', err: refused(1) }, 'unavailable']),
      lineKind(WARN, [{ context: 'A', err: new TypeError('no reply') }, 'unavailable']),
      lineKind(WARN, ['unavailable']),
    ];
    expect(new Set(kinds).size).toBe(kinds.length);
  });
});
