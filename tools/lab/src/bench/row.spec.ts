import { comparedToReference, alternate, withoutReference, median } from './row.ts';

describe('alternate', () => {
  it('warms up both, then alternates them', async () => {
    let calls = '';
    const call = (name: string) => async () => {
      calls += name;
      return calls.length;
    };
    const { measured, reference } = await alternate(2, call('p'), call('r'));
    expect(calls).toBe('prprpr');
    expect(measured).toEqual([3, 5]);
    expect(reference).toEqual([4, 6]);
  });
});

describe('median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[1, 10, 2, 4], 3],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});

describe('an outcome', () => {
  it('with a reference compares the median ratio of all rounds with the goal', () => {
    const rounds = { measured: [60, 30, 20], reference: [120, 50, 40] };
    const outcome = comparedToReference('', '1/s', rounds, { kind: 'at least', value: 0.5 });
    expect(outcome).toMatchObject({ measured: 30, reference: 50, figure: 0.5, isMet: true });
  });

  it('without a reference compares its median with the goal', () => {
    const outcome = withoutReference('', 'ms', [400, 600, 700], { kind: 'at most', value: 500 });
    expect(outcome).toMatchObject({ measured: 600, reference: null, figure: 600, isMet: false });
  });
});
