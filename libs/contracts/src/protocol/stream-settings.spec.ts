import { streamSettings } from './stream-settings.js';

it('streamSettings sets the number of replicas only if one is given', () => {
  const stream = { name: 'users', subjects: ['users.profile-changed'] };
  expect(streamSettings(stream, 3)).toMatchObject({ subjects: stream.subjects, num_replicas: 3 });
  expect(streamSettings(stream)).not.toHaveProperty('num_replicas');
});
