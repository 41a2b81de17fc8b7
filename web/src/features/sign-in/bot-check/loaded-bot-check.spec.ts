import { LoadedBotCheck } from './loaded-bot-check.js';

describe('a bot-check that is loaded when wanted', () => {
  it('loads once, and again only after a failure', async () => {
    let opened = 0;
    const check = new LoadedBotCheck(() => {
      opened += 1;
      const loaded = { token: () => Promise.resolve('t'), reset: () => undefined, close: () => undefined };
      return opened === 1 ? Promise.reject(new Error('no network')) : Promise.resolve(loaded);
    });
    await expect(check.load()).rejects.toThrow('no network');
    await Promise.all([check.load(), check.load()]);
    expect(opened).toBe(2);
  });

  it('resets what is loaded, and needs nothing loaded for that', async () => {
    let resets = 0;
    const reset = () => void (resets += 1);
    const loaded = { token: () => Promise.resolve('t'), reset, close: () => undefined };
    const check = new LoadedBotCheck(() => Promise.resolve(loaded));
    await check.reset();
    expect(resets).toBe(0);
    await check.load();
    await check.reset();
    expect(resets).toBe(1);
  });

  it('leaves when it is closed, and is loaded anew by the next wish', async () => {
    const steps: string[] = [];
    const check = new LoadedBotCheck(() => {
      steps.push('open');
      const close = () => void steps.push('close');
      return Promise.resolve({ token: () => Promise.resolve('t'), reset: () => undefined, close });
    });
    await check.close();
    await check.load();
    await check.close();
    await check.load();
    expect(steps).toEqual(['open', 'close', 'open']);
  });
});
