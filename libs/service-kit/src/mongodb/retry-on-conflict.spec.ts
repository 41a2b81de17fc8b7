import { retryOnConflict } from './retry-on-conflict.js';

describe('retryOnConflict', () => {
  it('lets concurrent writers of one document succeed', async () => {
    let revision = 0;
    const write = async () => {
      const known = revision;
      await Promise.resolve();
      if (known !== revision) return null;
      return (revision += 1);
    };
    const written = await Promise.all(Array.from({ length: 12 }, () => retryOnConflict(write)));
    expect(new Set(written).size).toBe(12);
  });

  it('gives up after 20 attempts, with an error that is no outage', async () => {
    let attempts = 0;
    const lost = retryOnConflict(async () => {
      attempts += 1;
      return null;
    });
    await expect(lost).rejects.toMatchObject({ code: 'change-conflict', status: 409 });
    expect(attempts).toBe(20);
  });
});
