import { moveOf } from '../domain/move.js';
import { readStored } from './stored-moves.js';

const moves = [1, 2, 3].map((userId) => moveOf({ userId, latitude: 39, longitude: 32, at: null }, 0));

const answerOf = (outcomes: string[], previous: string[], versions: string[]) =>
  JSON.stringify({ outcomes, previous, versions });

describe('readStored', () => {
  it('reads outcome, cell of the position before and version of each move', () => {
    const before = '6  39.97 32.86 1000';
    const answer = answerOf(['stored', 'offline', 'outdated'], [before, '', ''], ['7', '0', '0']);
    expect(readStored(answer, moves)).toEqual([
      { move: moves[0], outcome: 'stored', previousCell: '519:851', version: 7 },
      { move: moves[1], outcome: 'offline', previousCell: null, version: 0 },
      { move: moves[2], outcome: 'outdated', previousCell: null, version: 0 },
    ]);
  });

  it('refuses an answer that is none, or not for all', () => {
    expect(() => readStored(answerOf(['lost'], [''], ['0']), moves.slice(0, 1))).toThrow();
    expect(() => readStored(null, moves)).toThrow();
    expect(() => readStored('{}', moves)).toThrow();
    expect(() => readStored(answerOf(['stored'], [''], ['7']), moves)).toThrow('1 answers for 3 moves');
    const [one, three] = [moves.slice(0, 1), ['stored', 'stored', 'stored']];
    expect(() => readStored(answerOf([], [''], ['7']), one)).toThrow('0 answers for 1 moves');
    expect(() => readStored(answerOf(['stored'], [], ['7']), one)).toThrow('1 answers for 1 moves');
    expect(() => readStored(answerOf(three, ['', '', ''], []), moves)).toThrow('3 answers for 3 moves');
    expect(() => readStored(answerOf(['undecided'], [''], ['0']), one)).toThrow();
  });
});
