import { formatTable } from './result.ts';
import { comparedToReference, withoutReference } from './row.ts';

describe('the table', () => {
  it('has a line for every outcome, with its reference if any', () => {
    const goal = { kind: 'at least', value: 0.5 } as const;
    const rounds = { measured: [6_123.4], reference: [10_000] };
    const table = formatTable([
      { number: 1, what: 'positions', outcomes: [comparedToReference('', '1/s', rounds, goal)] },
      {
        number: 7,
        what: 'memory',
        outcomes: [withoutReference('a viewer', 'kB', [12.345], { kind: 'at most', value: 20 })],
      },
    ]);
    expect(table.split('\n').slice(2)).toEqual([
      '| 1 | positions | 6123 1/s | 10000 1/s | 0.612 | at least 0.5 | yes |',
      '| 7 | memory: a viewer | 12.3 kB | – | 12.3 | at most 20 | yes |',
    ]);
  });
});
