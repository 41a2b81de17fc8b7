import { onceLoaded } from './once-loaded.js';

describe('what is loaded when wanted', () => {
  it('is loaded once, and again only after a failure', async () => {
    let loads = 0;
    const load = onceLoaded(() => {
      loads += 1;
      return loads === 1 ? Promise.reject(new Error('no network')) : Promise.resolve('here');
    });
    await expect(Promise.all([load(), load()])).rejects.toThrow('no network');
    expect(loads).toBe(1);
    expect(await Promise.all([load(), load()])).toEqual(['here', 'here']);
    expect(loads).toBe(2);
  });
});
