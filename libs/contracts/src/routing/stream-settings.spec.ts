import { streamSettings } from './stream-settings.js';

describe('streamSettings', () => {
  const stream = { name: 'users', subjects: ['users.profile-changed'] };

  it('keeps a stream on as many servers as is said', () => {
    expect(streamSettings(stream, 3)).toMatchObject({ subjects: stream.subjects, num_replicas: 3 });
  });

  it('leaves the number as it is where none is said', () => {
    expect(streamSettings(stream)).not.toHaveProperty('num_replicas');
  });
});
