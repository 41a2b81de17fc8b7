import { StoredPosition } from './stored-position.js';

describe('StoredPosition', () => {
  it.each(['stored', 'outdated', 'offline'])('reads the outcome %s with the cell before', (outcome) => {
    expect(StoredPosition.parse([outcome, '1:2'])).toEqual({ outcome, previousCell: '1:2' });
  });

  it('refuses an answer that is none', () => {
    expect(() => StoredPosition.parse(['lost', ''])).toThrow();
    expect(() => StoredPosition.parse(null)).toThrow();
  });
});
