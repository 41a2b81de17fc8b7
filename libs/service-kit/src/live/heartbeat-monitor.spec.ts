import { HeartbeatMonitor } from './heartbeat-monitor.js';

describe('HeartbeatMonitor', () => {
  let now = 0;
  const pulse = (publisher: string, isLast = false) => ({ publisher, isLast });

  it('detects a new and a silent publisher, but not one that announced its end', () => {
    const ended: string[] = [];
    const watch = new HeartbeatMonitor(
      (publisher) => void ended.push(publisher),
      () => now,
    );
    expect(watch.receive(pulse('a'))).toBe(true);
    expect(watch.receive(pulse('a'))).toBe(false);
    watch.receive(pulse('b'));
    watch.receive(pulse('b', true));
    expect(ended).toEqual(['b']);
    now = 2_500;
    expect(watch.hasSilentPublisher()).toBe(false);
    now = 2_501;
    expect(watch.hasSilentPublisher()).toBe(true);
    expect(ended).toEqual(['b', 'a']);
    expect(watch.hasSilentPublisher()).toBe(false);
  });

  it('treats every publisher as new after a reset, and none as silent', () => {
    const watch = new HeartbeatMonitor(
      () => undefined,
      () => now,
    );
    watch.receive(pulse('a'));
    now += 10_000;
    watch.reset();
    expect(watch.hasSilentPublisher()).toBe(false);
    expect(watch.receive(pulse('a'))).toBe(true);
  });
});
