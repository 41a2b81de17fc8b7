import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { accountsRpc } from '@rotadas/contracts/accounts/accounts.rpc';
import type { DataExport } from '@rotadas/contracts/accounts/data-export';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ReplyOf } from '@rotadas/contracts/protocol/rpc';
import { QUEUES } from '@rotadas/contracts/queues/queues';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';
import { USERS_ENV, type UsersEnv } from '../env.js';
import { decryptPart, fileKey } from './domain/file-cipher.js';
import { type ExportJob, toDataExport } from './domain/stored-export.js';
import { ExportStore } from './store/export.store.js';

@Injectable()
export class ExportsService {
  constructor(
    @Inject(USERS_ENV) private readonly env: Pick<UsersEnv, 'PERSONAL_DATA_KEY'>,
    private readonly exports: ExportStore,
    private readonly queues: JobQueues,
  ) {}

  /** Throws `user-unknown` or `daily-export-limit-reached`. */
  async start(userId: number): Promise<DataExport> {
    const job: ExportJob = { userId, requestId: randomUUID() };
    const now = Date.now();
    if (!(await this.exports.request(job, now))) {
      const { nextAt } = await this.get(userId);
      throw new DomainError('daily-export-limit-reached', {
        ...(nextAt !== null && { retryAfter: Math.ceil((nextAt - now) / 1_000) }),
      });
    }
    try {
      await this.queues.addAt(QUEUES.exports, 'collect', job, job.requestId, now);
    } catch (error) {
      await this.exports.fail(job);
      throw error;
    }
    return this.get(userId);
  }

  async get(userId: number): Promise<DataExport> {
    return toDataExport(await this.exports.find(userId), Date.now());
  }

  /** Throws `export-unknown`, also if the key has changed since. */
  async read(userId: number, fileId: string, part: number): Promise<ReplyOf<typeof accountsRpc.readExport>> {
    const found = await this.exports.readPart({ userId, fileId }, part, Date.now());
    if (!found) throw new DomainError('export-unknown');
    const { data, parts, bytes } = found;
    const key = fileKey(this.env.PERSONAL_DATA_KEY, fileId);
    return { data: decryptPart(key, part, data).toString('base64'), parts, bytes };
  }

  endDownload(userId: number, fileId: string): Promise<void> {
    return this.exports.endDownload({ userId, fileId });
  }
}
