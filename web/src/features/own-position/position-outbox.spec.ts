import { jest } from '@jest/globals';
import type { ClientFrame } from '@rotadas/contracts/live/client-frame';
import { PositionOutbox, type OutboxPorts } from './position-outbox.js';

const at = (second: number) => ({ latitude: 39.9 + second / 1_000, longitude: 32.8, at: second * 1_000 });
const READY = { type: 'ready', userId: 7 } as const;

/** `code` is the error that HTTP fails with. */
function anOutbox(code: string | null = null) {
  const sent: ClientFrame[] = [];
  const post = jest.fn<OutboxPorts['post']>().mockResolvedValue(code);
  const onOffline = jest.fn();
  const send = (frame: ClientFrame) => sent.push(frame) > 0;
  return { outbox: new PositionOutbox({ send }, { post, onOffline }), sent, post, onOffline };
}

/** An outbox with a ready connection and the positions of these seconds. */
function aReadyOutbox(...seconds: number[]) {
  const made = anOutbox();
  made.outbox.onFrame(READY);
  for (const second of seconds) void made.outbox.enqueue(at(second));
  return made;
}

function reconnect(outbox: PositionOutbox): void {
  outbox.onLost();
  outbox.onFrame(READY);
}

const refusal = (code: string, seq = 1) => ({ type: 'error', seq, code, error: 'Olmaz.' }) as const;

describe('PositionOutbox', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('numbers positions and sends them over a ready connection', () => {
    const { sent, post } = aReadyOutbox(1, 2);
    expect(sent).toEqual([
      { type: 'position', seq: 1, ...at(1) },
      { type: 'position', seq: 2, ...at(2) },
    ]);
    expect(post).not.toHaveBeenCalled();
  });

  it('falls back to HTTP while the connection is down', () => {
    const { outbox, sent, post } = anOutbox();
    void outbox.enqueue(at(1));
    expect(sent).toEqual([]);
    expect(post.mock.calls).toEqual([[at(1)]]);
  });

  it('keeps only the newest unsent position, and sends it on reconnect', async () => {
    const { outbox, sent } = anOutbox('unreachable');
    void outbox.enqueue(at(1));
    void outbox.enqueue(at(2));
    await jest.advanceTimersByTimeAsync(0);
    outbox.onFrame(READY);
    expect(sent).toEqual([{ type: 'position', seq: 2, ...at(2) }]);
  });

  it('resends an unacknowledged position on reconnect, and no acknowledged one', () => {
    const { outbox, sent } = aReadyOutbox(1);
    reconnect(outbox);
    expect(sent).toHaveLength(2);
    outbox.onFrame({ type: 'ack', seq: 1 });
    reconnect(outbox);
    expect(sent).toHaveLength(2);
  });

  it('resends the newest position if only an earlier one was acknowledged', () => {
    const { outbox, sent } = aReadyOutbox(1, 2);
    outbox.onFrame({ type: 'ack', seq: 1 });
    reconnect(outbox);
    expect(sent.at(-1)).toEqual({ type: 'position', seq: 2, ...at(2) });
    expect(sent).toHaveLength(3);
  });

  it('retries 3 s after a position was last refused, unless a newer one was sent', async () => {
    const { outbox, sent } = aReadyOutbox(1);
    outbox.onFrame(refusal('service-unavailable'));
    await jest.advanceTimersByTimeAsync(1);
    outbox.onFrame(refusal('service-unavailable'));
    await jest.advanceTimersByTimeAsync(2_999);
    expect(sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    outbox.onFrame(refusal('service-unavailable'));
    void outbox.enqueue(at(2));
    await jest.advanceTimersByTimeAsync(3_000);
    expect(sent).toHaveLength(3);
  });

  it('falls back to HTTP if the token of the connection is missing', async () => {
    const { outbox, post } = aReadyOutbox(1);
    outbox.onFrame(refusal('token-missing'));
    await jest.advanceTimersByTimeAsync(3_000);
    expect(post.mock.calls).toEqual([[at(1)]]);
  });

  it('discards the unsent position and the ready state when the provider goes offline', async () => {
    const { outbox, sent, post } = anOutbox('unreachable');
    void outbox.enqueue(at(1));
    await jest.advanceTimersByTimeAsync(0);
    outbox.clear();
    outbox.onFrame(READY);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(sent).toEqual([]);
    outbox.clear();
    void outbox.enqueue(at(2));
    expect(sent).toEqual([]);
    expect(post.mock.lastCall).toEqual([at(2)]);
  });

  it('uses HTTP on a new connection until that one is ready', () => {
    const { outbox, sent, post } = aReadyOutbox();
    outbox.onOpen();
    outbox.onFrame({ type: 'ack', seq: 0 });
    void outbox.enqueue(at(1));
    expect(sent).toEqual([]);
    expect(post.mock.calls).toEqual([[at(1)]]);
  });

  it('sends a position once if the connection reports ready twice', () => {
    const { outbox, sent } = aReadyOutbox(1);
    outbox.onFrame(READY);
    expect(sent).toHaveLength(1);
  });

  it('runs one request at a time and sends only the newest position after it', async () => {
    const { outbox, post } = anOutbox();
    const first = Promise.withResolvers<string | null>();
    post.mockReturnValueOnce(first.promise);
    for (const second of [1, 2, 3]) void outbox.enqueue(at(second));
    expect(post.mock.calls).toEqual([[at(1)]]);
    first.resolve(null);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(post.mock.calls).toEqual([[at(1)], [at(3)]]);
  });

  it('makes no request for a position that the connection took during another request', async () => {
    const { outbox, sent, post } = anOutbox();
    const first = Promise.withResolvers<string | null>();
    post.mockReturnValueOnce(first.promise);
    void outbox.enqueue(at(1));
    void outbox.enqueue(at(2));
    outbox.onFrame(READY);
    first.resolve('unreachable');
    await jest.advanceTimersByTimeAsync(3_000);
    expect(sent).toEqual([{ type: 'position', seq: 2, ...at(2) }]);
    expect(post).toHaveBeenCalledTimes(1);
  });

  it('retries 3 s after a request fails, even if the connection refused the position before', async () => {
    const { outbox, post } = anOutbox('unreachable');
    const first = Promise.withResolvers<string | null>();
    post.mockReturnValueOnce(first.promise);
    void outbox.enqueue(at(1));
    outbox.onFrame(READY);
    outbox.onFrame(refusal('token-missing'));
    await jest.advanceTimersByTimeAsync(3_000);
    first.resolve('unreachable');
    await jest.advanceTimersByTimeAsync(2_999);
    expect(post).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(post).toHaveBeenCalledTimes(2);
  });

  it('does not resend a position that HTTP has stored', async () => {
    const { outbox, sent, post } = anOutbox();
    void outbox.enqueue(at(1));
    await jest.advanceTimersByTimeAsync(3_000);
    outbox.onFrame(READY);
    expect(sent).toEqual([]);
    expect(post).toHaveBeenCalledTimes(1);
  });

  it('drops a position that could not be sent for 60 s', async () => {
    const { outbox, sent, post } = anOutbox('unreachable');
    void outbox.enqueue(at(1));
    await jest.advanceTimersByTimeAsync(120_000);
    expect(post).toHaveBeenCalledTimes(21); // Every 3 s
    outbox.onFrame(READY);
    expect(sent).toEqual([]);
  });

  it.each([
    ['without a position', undefined],
    ['of an earlier position', 1],
  ])('ignores a refusal %s', (_case, seq) => {
    const { outbox, sent, onOffline } = aReadyOutbox(1, 2);
    const error = { type: 'error', code: 'provider-offline', error: 'Yayında değilsin.' } as const;
    outbox.onFrame(seq === undefined ? error : { ...error, seq });
    expect(onOffline).not.toHaveBeenCalled();
    reconnect(outbox);
    expect(sent.at(-1)).toEqual({ type: 'position', seq: 2, ...at(2) });
    expect(sent).toHaveLength(3);
  });

  it('ignores a refusal of an acknowledged position', () => {
    const { outbox, onOffline } = aReadyOutbox(1);
    outbox.onFrame({ type: 'ack', seq: 1 });
    outbox.onFrame(refusal('provider-offline'));
    expect(onOffline).not.toHaveBeenCalled();
  });

  it('reports whether the first attempt succeeds, over the connection', async () => {
    const { outbox } = aReadyOutbox();
    const stored = [outbox.enqueue(at(1)), outbox.enqueue(at(2))];
    outbox.onFrame({ type: 'ack', seq: 2 });
    expect(await Promise.all(stored)).toEqual([true, true]);
    const refused = outbox.enqueue(at(3));
    outbox.onFrame(refusal('service-unavailable', 3));
    expect(await refused).toBe(false);
    const lost = outbox.enqueue(at(4));
    outbox.onLost();
    expect(await lost).toBe(false);
  });

  it('falls back to HTTP for a position that is not acknowledged for 15 s', async () => {
    const { outbox, post } = aReadyOutbox();
    const stored = outbox.enqueue(at(1));
    await jest.advanceTimersByTimeAsync(14_999);
    expect(post).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(post.mock.calls).toEqual([[at(1)]]);
    expect(await stored).toBe(false);
  });

  it('uses HTTP after 15 s without acknowledgement until the connection is ready again', async () => {
    const { outbox, sent, post } = aReadyOutbox(1);
    await jest.advanceTimersByTimeAsync(15_000);
    void outbox.enqueue(at(2));
    expect(post.mock.lastCall).toEqual([at(2)]);
    await jest.advanceTimersByTimeAsync(0);
    outbox.onFrame(READY);
    void outbox.enqueue(at(3));
    expect(sent.at(-1)).toMatchObject({ seq: 3 });
  });

  it('keeps to the connection after an acknowledgement', async () => {
    const { outbox, sent, post } = aReadyOutbox(1);
    outbox.onFrame({ type: 'ack', seq: 1 });
    await jest.advanceTimersByTimeAsync(15_000);
    void outbox.enqueue(at(2));
    expect(sent).toHaveLength(2);
    expect(post).not.toHaveBeenCalled();
  });

  it('reports a position as not stored after 15 s, although newer ones replaced it', async () => {
    const { outbox } = aReadyOutbox();
    const stored = outbox.enqueue(at(1));
    await jest.advanceTimersByTimeAsync(10_000);
    void outbox.enqueue(at(2));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await Promise.race([stored, Promise.resolve('pending')])).toBe(false);
  });

  it('reports whether the first attempt succeeds, by HTTP', async () => {
    const { outbox, post } = anOutbox('unreachable');
    expect(await outbox.enqueue(at(1))).toBe(false);
    post.mockResolvedValue(null);
    const stored = outbox.enqueue(at(2));
    outbox.onLost();
    expect(await stored).toBe(true);
    post.mockReturnValue(new Promise(() => undefined));
    const pending = outbox.enqueue(at(3));
    outbox.clear();
    expect(await pending).toBe(false);
  });

  it.each(['provider-offline', 'input-invalid'])('never sends again by HTTP after %s', async (code) => {
    const { outbox, post, onOffline } = anOutbox(code);
    await outbox.enqueue(at(1));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(post).toHaveBeenCalledTimes(1);
    expect(onOffline).toHaveBeenCalledTimes(code === 'provider-offline' ? 1 : 0);
  });

  it.each(['provider-offline', 'input-invalid'] as const)(
    'never resends a position refused by %s',
    async (code) => {
      const { outbox, sent, onOffline } = aReadyOutbox(1);
      outbox.onFrame(refusal(code));
      await jest.advanceTimersByTimeAsync(3_000);
      reconnect(outbox);
      expect(sent).toHaveLength(1);
      expect(onOffline).toHaveBeenCalledTimes(code === 'provider-offline' ? 1 : 0);
    },
  );
});
