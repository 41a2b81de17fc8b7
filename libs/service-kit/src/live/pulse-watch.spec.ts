import { PulseWatch } from './pulse-watch.js';

describe('PulseWatch', () => {
  let now = 0;
  const pulse = (publisher: string, last = false) => ({ publisher, last });

  it('notices a new publisher and one that fell silent, and not one that said goodbye', () => {
    const ended: string[] = [];
    const watch = new PulseWatch(
      (publisher) => void ended.push(publisher),
      () => now,
    );
    expect(watch.hear(pulse('a'))).toBe(true);
    expect(watch.hear(pulse('a'))).toBe(false);
    watch.hear(pulse('b'));
    watch.hear(pulse('b', true));
    expect(ended).toEqual(['b']);
    now = 2_500;
    expect(watch.someFellSilent()).toBe(false);
    now = 2_501;
    expect(watch.someFellSilent()).toBe(true);
    expect(ended).toEqual(['b', 'a']);
    expect(watch.someFellSilent()).toBe(false);
  });

  it('takes every publisher for a new one after a reset, and none for silent', () => {
    const watch = new PulseWatch(
      () => undefined,
      () => now,
    );
    watch.hear(pulse('a'));
    now += 10_000;
    watch.reset();
    expect(watch.someFellSilent()).toBe(false);
    expect(watch.hear(pulse('a'))).toBe(true);
  });
});
