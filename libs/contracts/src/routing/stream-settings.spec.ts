import { DEAD_LETTERS } from './dead-letters.js';
import { streamSettings } from './stream-settings.js';

describe('streamSettings', () => {
  const stream = { name: 'users', subjects: ['users.profile-changed'] };

  it('keeps a stream on as many servers as is said', () => {
    expect(streamSettings(stream, 3)).toMatchObject({ subjects: stream.subjects, num_replicas: 3 });
  });

  it('keeps events for three days, and dead letters, which wait for an operator, for fourteen', () => {
    const dayNs = 24 * 3_600 * 1e9;
    expect(streamSettings(stream).max_age).toBe(3 * dayNs);
    expect(streamSettings(DEAD_LETTERS).max_age).toBe(14 * dayNs);
  });

  it('leaves the number as it is where none is said', () => {
    expect(streamSettings(stream)).not.toHaveProperty('num_replicas');
  });
});
