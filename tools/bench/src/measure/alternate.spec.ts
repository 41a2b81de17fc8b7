import { alternate } from './alternate.ts';

describe('alternate', () => {
  it('warms both up, then measures them in turns', async () => {
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
