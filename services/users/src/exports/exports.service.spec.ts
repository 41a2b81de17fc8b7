import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ExportJob } from './domain/stored-export.js';
import { ExportsService } from './exports.service.js';
import type { ExportStore } from './store/export.store.js';

it('an export that cannot be queued fails, so that the user can request it again', async () => {
  const failed: ExportJob[] = [];
  const store: Partial<ExportStore> = {
    request: async () => true,
    fail: async (job) => void failed.push(job),
  };
  const addAt = () => Promise.reject(new DomainError('service-unavailable'));
  const env = { PERSONAL_DATA_KEY: 'a key that only these tests know, 123' };
  const exports = new ExportsService(env, store as ExportStore, { addAt } as never);
  await expect(exports.start(7)).rejects.toMatchObject({ code: 'service-unavailable' });
  expect(failed).toMatchObject([{ userId: 7 }]);
});
