import { DEAD_LETTERS } from './dead-letters.js';
import { streamSettings } from './stream-settings.js';

describe('streamSettings', () => {
  const stream = { name: 'users', subjects: ['users.profile-changed'] };

  it('sets the number of replicas', () => {
    expect(streamSettings(stream, 3)).toMatchObject({ subjects: stream.subjects, num_replicas: 3 });
  });

  it('keeps events for 3 days and dead letters for 14', () => {
    const dayNs = 24 * 3_600 * 1e9;
    expect(streamSettings(stream).max_age).toBe(3 * dayNs);
    expect(streamSettings(DEAD_LETTERS).max_age).toBe(14 * dayNs);
  });

  it('omits the number of replicas if none is given', () => {
    expect(streamSettings(stream)).not.toHaveProperty('num_replicas');
  });
});
