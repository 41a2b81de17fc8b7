import { StoredPosition } from './stored-position.js';

describe('StoredPosition', () => {
  it.each(['stored', 'outdated', 'offline'])(
    'reads the outcome %s with the cell before and the version',
    (outcome) => {
      expect(StoredPosition.parse([outcome, '1:2', '7'])).toEqual({
        outcome,
        previousCell: '1:2',
        version: 7,
      });
    },
  );

  it('refuses an answer that is none', () => {
    expect(() => StoredPosition.parse(['lost', '', '0'])).toThrow();
    expect(() => StoredPosition.parse(null)).toThrow();
  });
});
