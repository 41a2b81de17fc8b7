import { againstReference, byItself } from './outcome.ts';

describe('an outcome', () => {
  it('with a reference is judged by the median of the ratios, round by round', () => {
    const rounds = { measured: [60, 30, 20], reference: [120, 50, 40] };
    const outcome = againstReference('', '1/s', rounds, { kind: 'at least', value: 0.5 });
    expect(outcome).toMatchObject({ measured: 30, reference: 50, figure: 0.5, isMet: true });
  });

  it('is refused where a round lacks its reference', () => {
    const rounds = { measured: [60, 30], reference: [120] };
    const sumUp = () => againstReference('', 'µs', rounds, { kind: 'at most', value: 1.3 });
    expect(sumUp).toThrow('1 references for 2 rounds');
  });

  it('without one is judged by its median', () => {
    const outcome = byItself('', 'ms', [400, 600, 700], { kind: 'at most', value: 500 });
    expect(outcome).toMatchObject({ measured: 600, reference: null, figure: 600, isMet: false });
  });
});
