import { alternate } from './alternate.ts';

describe('alternate', () => {
  it('warms both up, then lets them go first by turns', async () => {
    let calls = '';
    const call = (name: string) => async () => {
      calls += name;
      return calls.length;
    };
    const { measured, reference } = await alternate(2, call('p'), call('r'));
    expect(calls).toBe('prprrp');
    expect(measured).toEqual([3, 6]);
    expect(reference).toEqual([4, 5]);
  });
});
