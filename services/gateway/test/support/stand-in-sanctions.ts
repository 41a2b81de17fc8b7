import type { Sanction } from '@rotadas/contracts/sanctions/sanction';
import { sanctionsRpc } from '@rotadas/contracts/sanctions/sanctions.rpc';
import type { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';

/** A ban of the user 8. */
export function aSanction(known: Partial<Sanction> = {}): Sanction {
  return {
    ...{ id: 3, userId: 8, adminId: 7, kind: 'ban', reason: 'fraud', text: 'Dolandırdın.', at: 1_000 },
    ...{ until: null, reportId: null, readAt: null, liftedAt: null, liftedBy: null },
    ...{ appeal: 'none', appealText: null, appealedAt: null, answer: null, decidedBy: null },
    ...known,
  };
}

export function standInSanctions(rpc: Pick<InMemoryRpcClient, 'handle'>): void {
  rpc.handle(sanctionsRpc.impose, ({ userId, sanction: { kind, reason, text } }) =>
    aSanction({ userId, kind, reason, text }),
  );
  rpc.handle(sanctionsRpc.lift, ({ sanctionId }) => aSanction({ id: sanctionId, liftedAt: 2_000 }));
  rpc.handle(sanctionsRpc.decide, ({ sanctionId, decision: { answer } }) =>
    aSanction({ id: sanctionId, answer }),
  );
  rpc.handle(sanctionsRpc.acknowledge, () => ({}));
  rpc.handle(sanctionsRpc.appeal, () => ({}));
  rpc.handle(sanctionsRpc.list, ({ userId }) => ({ sanctions: [aSanction({ userId })] }));
  rpc.handle(sanctionsRpc.listAppeals, () => ({ sanctions: [aSanction({ appeal: 'open' })] }));
}
