import { onceLoaded } from './once-loaded.js';

describe('onceLoaded', () => {
  it('loads once, and again only after a failure', async () => {
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

  it('returns the cached load, and loads again after forget()', async () => {
    let loads = 0;
    const load = onceLoaded(() => {
      loads += 1;
      return Promise.resolve(loads);
    });
    expect(load.current()).toBeNull();
    await load();
    await expect(load.current()).resolves.toBe(1);
    load.forget();
    expect(load.current()).toBeNull();
    await expect(load()).resolves.toBe(2);
  });

  it('keeps a newer load if one from before forget() fails', async () => {
    const loads = [Promise.reject(new Error('late')), Promise.resolve('newer')];
    const load = onceLoaded(() => loads.shift() ?? Promise.resolve('again'));
    const first = load();
    load.forget();
    void load();
    await expect(first).rejects.toThrow('late');
    await expect(load()).resolves.toBe('newer');
  });
});
