import { jest } from '@jest/globals';
import {
  LiveConnection,
  type LivePorts,
  type LiveSocket,
  type LiveSubscriber,
  type SocketEvents,
} from './live-connection.js';

class FakeSocket implements LiveSocket {
  readonly sent: string[] = [];
  isClosed = false;
  constructor(private readonly events: SocketEvents) {}
  send = (text: unknown) => void this.sent.push(String(text));
  close = () => void (this.isClosed = true);
  open = () => this.events.onOpen();
  receive = (frame: object) => this.events.onMessage(JSON.stringify(frame));
  end = (code: number) => this.events.onClose(code);
}

const QUIET = { onOpen: () => undefined, onFrame: () => undefined, onLost: () => undefined };

function aConnection(changes: Partial<LivePorts> = {}) {
  const sockets: FakeSocket[] = [];
  const last = (): FakeSocket => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  };
  const connection = new LiveConnection({
    open: (events) => {
      sockets.push(new FakeSocket(events));
      return last();
    },
    token: () => Promise.resolve('ID-TOKEN'),
    isAwake: () => true,
    random: () => 0,
    ...changes,
  });
  /** Subscribes and opens the connection. */
  const subscribed = (subscriber: Partial<LiveSubscriber> = {}) => {
    connection.subscribe({ ...QUIET, ...subscriber });
    last().open();
  };
  return { connection, sockets, last, subscribed };
}

describe('LiveConnection', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('shares one socket between subscribers, and closes it with the last one', () => {
    const { connection, sockets, last } = aConnection();
    const unsubscribe = [connection.subscribe({ ...QUIET }), connection.subscribe({ ...QUIET })];
    expect(sockets).toHaveLength(1);
    unsubscribe[0]?.();
    expect(last().isClosed).toBe(false);
    unsubscribe[1]?.();
    expect(last().isClosed).toBe(true);
  });

  it('authenticates before subscribers send anything, unless the token takes too long', async () => {
    const slow = Promise.withResolvers<string>();
    const token = jest.fn<LivePorts['token']>().mockResolvedValueOnce('ID-TOKEN');
    const { connection, last } = aConnection({ token: token.mockReturnValueOnce(slow.promise) });
    const watch = { type: 'watch', bbox: [32, 39, 33, 40], zoom: 12, serviceType: 'all' } as const;
    connection.subscribe({
      ...QUIET,
      onOpen: () => void connection.send({ ...watch, bbox: [...watch.bbox] }),
    });
    const kinds = () => last().sent.map((text) => JSON.parse(text).type);
    last().open();
    await jest.advanceTimersByTimeAsync(0);
    expect(kinds()).toEqual(['auth', 'watch']);
    last().end(1006);
    await jest.advanceTimersByTimeAsync(250);
    last().open();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(kinds()).toEqual(['watch']);
    slow.resolve('ID-TOKEN');
    await jest.advanceTimersByTimeAsync(0);
    expect(kinds()).toEqual(['watch', 'auth']);
  });

  it('opens a subscriber once that another one adds when it opens, and passes it ready once', async () => {
    const { connection, subscribed, last } = aConnection();
    const onOpen = jest.fn();
    const onFrame = jest.fn();
    subscribed({
      onOpen: () => void connection.subscribe({ ...QUIET, onOpen }),
      onFrame: () => void connection.subscribe({ ...QUIET, onFrame }),
    });
    await jest.advanceTimersByTimeAsync(0);
    expect(onOpen).toHaveBeenCalledTimes(1);
    last().receive({ type: 'ready', userId: 7 });
    expect(onFrame).toHaveBeenCalledTimes(1);
  });

  it('replays the ready frame to later subscribers, on the same connection only', async () => {
    const { subscribed, connection, last } = aConnection();
    const READY = { type: 'ready', userId: 7 };
    subscribed();
    await jest.advanceTimersByTimeAsync(0);
    last().receive(READY);
    const onFrame = jest.fn();
    connection.subscribe({ ...QUIET, onFrame });
    expect(onFrame.mock.calls).toEqual([[READY]]);
    last().end(1006);
    await jest.advanceTimersByTimeAsync(250);
    last().open();
    const onLaterFrame = jest.fn();
    connection.subscribe({ ...QUIET, onFrame: onLaterFrame });
    expect(onLaterFrame).not.toHaveBeenCalled();
  });

  it('sends its token every minute, however many frames arrive', async () => {
    const { subscribed, last } = aConnection();
    subscribed();
    for (let second = 0; second < 125; second += 1) {
      await jest.advanceTimersByTimeAsync(1_000);
      last().receive({ type: 'ack', seq: second });
    }
    expect(last().sent).toHaveLength(3);
  });

  it('reconnects with growing delays, which a received frame resets', async () => {
    const { connection, sockets, last } = aConnection();
    connection.subscribe({ ...QUIET });
    for (const delay of [250, 500, 1_000]) {
      const before = sockets.length;
      last().end(1006);
      await jest.advanceTimersByTimeAsync(delay - 1);
      expect(sockets).toHaveLength(before);
      await jest.advanceTimersByTimeAsync(1);
      expect(sockets).toHaveLength(before + 1);
    }
    last().open();
    last().receive({ type: 'ready', userId: 7 });
    last().end(1006);
    await jest.advanceTimersByTimeAsync(250);
    expect(sockets).toHaveLength(5);
  });

  it('renews the token after a close with token-expired', async () => {
    const token = jest.fn<LivePorts['token']>().mockResolvedValue('ID-TOKEN');
    const { subscribed, last } = aConnection({ token });
    subscribed();
    await jest.advanceTimersByTimeAsync(0);
    last().end(4401);
    await jest.advanceTimersByTimeAsync(250);
    last().open();
    expect(token.mock.calls).toEqual([[{ renewed: false }], [{ renewed: true }]]);
  });

  it('sends its token again after 25 s of silence, and treats a server that stays silent as lost', async () => {
    const onLost = jest.fn();
    const { sockets, subscribed, last } = aConnection();
    subscribed({ onLost });
    await jest.advanceTimersByTimeAsync(0);
    last().receive({ type: 'ready', userId: 7 });
    await jest.advanceTimersByTimeAsync(25_000);
    const auth = '{"type":"auth","token":"ID-TOKEN"}';
    expect(last().sent).toEqual([auth, auth]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(onLost).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(250);
    expect(sockets).toHaveLength(2);
  });

  it('sends its token again after 5 s if the server could not check it', async () => {
    const { subscribed, last } = aConnection();
    subscribed();
    await jest.advanceTimersByTimeAsync(0);
    const unavailable = { type: 'error', code: 'service-unavailable', error: 'Şu an olmuyor.' };
    last().receive(unavailable);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(last().sent).toHaveLength(2);
    last().receive({ type: 'ready', userId: 7 });
    last().receive(unavailable); // The error belongs to a watch.
    await jest.advanceTimersByTimeAsync(5_000);
    expect(last().sent).toHaveLength(2);
  });

  it('keeps a silent connection while it has no token to send', async () => {
    const onLost = jest.fn();
    const { subscribed, last } = aConnection({ token: () => new Promise(() => undefined) });
    subscribed({ onLost });
    last().receive({ type: 'ack', seq: 0 });
    await jest.advanceTimersByTimeAsync(120_000);
    expect(onLost).not.toHaveBeenCalled();
  });

  it('sends and receives nothing while suspended, and reopens immediately on resume', async () => {
    let awake = true;
    const { connection, sockets, subscribed, last } = aConnection({ isAwake: () => awake });
    subscribed();
    awake = false;
    connection.suspend();
    expect(last().isClosed).toBe(true);
    expect(connection.send({ type: 'auth', token: 'T' })).toBe(false);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
    awake = true;
    connection.resume();
    expect(sockets).toHaveLength(2);
  });

  it('passes known frames to its subscribers, and ignores unknown ones', () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const onFrame = jest.fn<LiveSubscriber['onFrame']>();
    const { subscribed, last } = aConnection();
    subscribed({ onFrame });
    last().receive({ type: 'news', from: 'tomorrow' });
    last().receive({ type: 'ack', seq: 3 });
    expect(onFrame.mock.calls).toEqual([[{ type: 'ack', seq: 3 }]]);
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  });
});
