import { PulseWatch } from './pulse-watch.js';

describe('PulseWatch', () => {
  let now = 0;
  const pulse = (publisher: string, last = false) => ({ publisher, last });

  it('notices a new publisher and one that fell silent, and not one that said goodbye', () => {
    const watch = new PulseWatch(() => now);
    expect(watch.hear(pulse('a'))).toBe(true);
    expect(watch.hear(pulse('a'))).toBe(false);
    watch.hear(pulse('b'));
    watch.hear(pulse('b', true));
    now = 2_500;
    expect(watch.someFellSilent()).toBe(false);
    now = 2_501;
    expect(watch.someFellSilent()).toBe(true);
    expect(watch.someFellSilent()).toBe(false);
  });
});
