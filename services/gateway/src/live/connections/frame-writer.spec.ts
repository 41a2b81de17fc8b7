import { type FrameCounts, FrameWriter } from './frame-writer.js';

const UNREAD_MAX_MS = 20_000;

describe('FrameWriter', () => {
  const sent: string[] = [];
  let counts: FrameCounts;
  const socket = {
    OPEN: 1 as const,
    readyState: 1 as const,
    bufferedAmount: 0,
    send: (frame: unknown) => void sent.push(String(frame)),
  };
  const createWriter = () => new FrameWriter(socket, counts, () => undefined);
  const whole = () => Buffer.from('newest');
  beforeEach(() => {
    sent.length = 0;
    counts = { framesSent: 0, bytesSent: 0, framesDropped: 0 };
    socket.bufferedAmount = 0;
  });

  it('drops frames past the limit of unsent bytes, then sends the latest state', () => {
    const writer = createWriter();
    socket.bufferedAmount = 300_000;
    writer.offer(Buffer.from('1'), whole);
    writer.offer(Buffer.from('2'), whole);
    expect(sent).toEqual([]);
    socket.bufferedAmount = 0;
    writer.offer(Buffer.from('3'), whole);
    writer.offer(Buffer.from('4'), whole);
    expect(sent).toEqual(['newest', '4']);
    expect(counts).toEqual({ framesSent: 2, bytesSent: 7, framesDropped: 2 });
  });

  it('reports a client as stalled after the time limit', () => {
    const writer = createWriter();
    socket.bufferedAmount = 300_000;
    writer.offer(Buffer.from('1'), whole, 1_000);
    expect(writer.isStalled(21_000, UNREAD_MAX_MS)).toBe(false);
    expect(writer.isStalled(21_001, UNREAD_MAX_MS)).toBe(true);
  });

  it('reports a client as stalled when frames that must not be dropped exceed 8 MB', () => {
    const writer = createWriter();
    socket.bufferedAmount = 8_388_608;
    writer.send({ type: 'error' });
    expect(writer.isStalled(0, UNREAD_MAX_MS)).toBe(false);
    socket.bufferedAmount += 1;
    expect(writer.isStalled(0, UNREAD_MAX_MS)).toBe(true);
  });
});
