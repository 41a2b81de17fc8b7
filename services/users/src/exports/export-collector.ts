import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { RETENTION_DAYS } from '@rotadas/contracts/personal-data/retention';
import { EXPORT_PART_BYTES } from '@rotadas/contracts/accounts/data-export';
import { PERSONAL_DATA } from '@rotadas/contracts/personal-data/personal-data';
import { readPersonalDataRpc } from '@rotadas/contracts/personal-data/personal-data.rpc';
import { DAY_MS } from '@rotadas/contracts/primitives/timestamp';
import { dependencyUnavailable } from '@rotadas/service-kit/errors/dependency';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { USERS_ENV, type UsersEnv } from '../env.js';
import { CollectionFiles, type ExportedCollection, isExported } from './domain/collection-files.js';
import { encryptPart, fileKey } from './domain/file-cipher.js';
import { indexPage } from './domain/index-page.js';
import type { ExportJob } from './domain/stored-export.js';
import { type FileToZip, inParts, zipFiles } from './domain/zip-files.js';
import { ExportStore } from './store/export.store.js';

/** Minimum interval between stored values of the progress, ms. */
const PROGRESS_EVERY_MS = 1_000;

type Report = (progress: number) => Promise<void>;

/** Collects what all services store about a user, into an encrypted ZIP. */
@Injectable()
export class ExportCollector {
  private isStopping = false;

  constructor(
    @Inject(USERS_ENV) private readonly env: Pick<UsersEnv, 'PERSONAL_DATA_KEY'>,
    private readonly rpc: RpcClient,
    private readonly exports: ExportStore,
    private readonly outbox: OutboxRelay,
  ) {}

  /** Ends without a file if the account was erased, or a newer attempt has begun. */
  async collect(job: ExportJob): Promise<void> {
    const expiresAt = new Date(Date.now() + RETENTION_DAYS.exports * DAY_MS);
    const file = { userId: job.userId, fileId: randomUUID(), expiresAt };
    if (!(await this.exports.beginFile(job, file))) return;
    const key = fileKey(this.env.PERSONAL_DATA_KEY, file.fileId);
    let [parts, bytes] = [0, 0];
    let reportedAt = 0;
    const report = async (progress: number) => {
      if (Date.now() < reportedAt + PROGRESS_EVERY_MS) return;
      reportedAt = Date.now();
      await this.exports.setProgress(file, progress);
    };
    for await (const part of inParts(zipFiles(this.files(job.userId, report)), EXPORT_PART_BYTES)) {
      if (!(await this.exports.addPart(file, parts, encryptPart(key, parts, part)))) return;
      parts += 1;
      bytes += part.length;
    }
    if (await this.exports.finish(file, { parts, bytes })) this.outbox.wake();
  }

  /** Makes a running export fail, so that another instance repeats it. */
  stop(): void {
    this.isStopping = true;
  }

  private async *files(userId: number, report: Report): AsyncGenerator<FileToZip> {
    const exported = PERSONAL_DATA.filter(isExported);
    const written: CollectionFiles[] = [];
    for (const collection of exported) {
      const files = new CollectionFiles(collection);
      const share = (done: number) => report((written.length + done) / exported.length);
      yield { name: files.name, content: files.write(this.pages(userId, collection, share)) };
      yield* files.takeBinaries();
      written.push(files);
    }
    yield { name: 'index.html', content: [Buffer.from(indexPage(written, Date.now()))] };
  }

  private async *pages(
    userId: number,
    { service, collection }: ExportedCollection,
    report: Report,
  ): AsyncGenerator<Record<string, unknown>[]> {
    let after: string | null | undefined;
    let read = 0;
    while (after !== null) {
      if (this.isStopping) throw dependencyUnavailable('exports', new Error('the service stops'));
      const page = await this.rpc.call(readPersonalDataRpc[service], {
        userId,
        collection,
        ...(after !== undefined && { after }),
      });
      yield page.documents;
      read += page.documents.length;
      await report(Math.min(1, read / Math.max(1, page.total)));
      after = page.next;
    }
  }
}
