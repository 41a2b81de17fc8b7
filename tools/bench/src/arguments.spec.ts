import { parseBenchArguments } from './arguments.ts';

describe('the arguments of the benchmark', () => {
  it('run every row in full unless told otherwise', () => {
    expect(parseBenchArguments([])).toMatchObject({
      row: [],
      quick: false,
      profile: false,
      'no-build': false,
    });
  });

  it('name rows, a quick size and the rounds', () => {
    expect(parseBenchArguments(['--row', '3', '--row', '4', '--quick', '--rounds', '2'])).toMatchObject({
      row: [3, 4],
      quick: true,
      profile: false,
      rounds: 2,
    });
  });

  it.each([
    ['a row that does not exist', ['--row', '99'], '--row'],
    ['no rounds', ['--rounds', '0'], '--rounds'],
    ['what it does not know', ['--fast'], '--fast'],
  ])('refuse %s', (_, argv, named) => {
    expect(() => parseBenchArguments(argv)).toThrow(named);
  });
});
