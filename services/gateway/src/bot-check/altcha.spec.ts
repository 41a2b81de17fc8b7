import { inMemoryKeys } from '../../test/support/in-memory-keys.js';
import { Altcha, AltchaKey } from './altcha.js';

it('a challenge is rejected with 503 while Redis is unavailable, and created afterwards', async () => {
  const keys = inMemoryKeys();
  const unavailable = () => Promise.reject(new Error('Connection is closed.'));
  const redis = { ...keys, get: unavailable };
  const altcha = new Altcha(new AltchaKey(redis as never));
  await expect(altcha.challenge('login')).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  Object.assign(redis, keys);
  expect(await altcha.challenge('login')).toMatchObject({ parameters: { data: { action: 'login' } } });
});
