import { accountsRpc } from '@rotadas/contracts/accounts/accounts.rpc';
import type { DataExport } from '@rotadas/contracts/accounts/data-export';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';

export const COLLECTING: DataExport = {
  state: 'collecting',
  progress: 0.5,
  fileId: null,
  expiresAt: null,
  nextAt: 9_000,
};

/** The files that can be downloaded. */
export class StandInExports {
  /** The parts of each file by its ID. */
  readonly parts = new Map<string, Buffer[]>();
  /** Whether the users service is unavailable for all parts but the first. */
  losesParts = false;
}

export function standInExports(files: StandInExports, rpc: Pick<InMemoryRpcClient, 'handle'>): void {
  rpc.handle(accountsRpc.startExport, () => COLLECTING);
  rpc.handle(accountsRpc.getExport, () => COLLECTING);
  rpc.handle(accountsRpc.readExport, ({ fileId, part }) => {
    const parts = files.parts.get(fileId) ?? [];
    const data = parts[part];
    if (!data) throw new DomainError('export-unknown');
    if (part > 0 && files.losesParts) throw new DomainError('service-unavailable');
    return { data: data.toString('base64'), parts: parts.length, bytes: Buffer.concat(parts).length };
  });
  rpc.handle(accountsRpc.endExportDownload, ({ fileId }) => {
    files.parts.delete(fileId);
    return {};
  });
}
