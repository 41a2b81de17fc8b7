import { Outlet } from './outlet.js';

/** How long a client may read nothing, ms. */
const UNREAD_MAX_MS = 20_000;

describe('Outlet', () => {
  const sent: string[] = [];
  const socket = {
    OPEN: 1 as const,
    readyState: 1 as const,
    bufferedAmount: 0,
    send: (frame: unknown) => void sent.push(String(frame)),
  };
  const whole = () => Buffer.from('newest');
  beforeEach(() => {
    sent.length = 0;
    socket.bufferedAmount = 0;
  });

  it('leaves frames out while too much waits, and then sends the newest state in their place', () => {
    const outlet = new Outlet(socket, UNREAD_MAX_MS);
    socket.bufferedAmount = 300_000;
    outlet.offer(Buffer.from('1'), whole);
    outlet.offer(Buffer.from('2'), whole);
    expect(sent).toEqual([]);
    socket.bufferedAmount = 0;
    outlet.offer(Buffer.from('3'), whole);
    outlet.offer(Buffer.from('4'), whole);
    expect(sent).toEqual(['newest', '4']);
  });

  it('knows a client that has not read for longer than it may', () => {
    const outlet = new Outlet(socket, UNREAD_MAX_MS);
    socket.bufferedAmount = 300_000;
    outlet.offer(Buffer.from('1'), whole, 1_000);
    expect(outlet.isStuck(21_000)).toBe(false);
    expect(outlet.isStuck(21_001)).toBe(true);
  });
});
