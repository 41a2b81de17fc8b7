import { createServer } from 'node:net';

import { freePort, isPortTaken } from './free-port.ts';

describe('free ports', () => {
  it('gives a port that nothing listens on', async () => {
    expect(await isPortTaken(await freePort())).toBe(false);
  });

  it('tells a taken port', async () => {
    const port = await freePort();
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(port, '127.0.0.1', resolve));
    try {
      expect(await isPortTaken(port)).toBe(true);
    } finally {
      await new Promise((resolve) => holder.close(resolve));
    }
  });
});
