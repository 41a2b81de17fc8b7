import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { AdminAct, AdminActKind } from '@rotadas/contracts/admin-acts/admin-act';
import { adminActsRoutes } from '@rotadas/contracts/admin-acts/admin-acts.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import type { BoardAction } from './board-action.js';

/** Who asked for which change of a queue, in which request. */
export interface BoardChange {
  readonly adminId: number;
  readonly requestId: string;
  readonly action: BoardAction;
}

/** As much of a fact as the log takes. */
const FACT_MAX = 200;

/**
 * Has what admins do on the queues' page kept for good: before it is done, since Redis and the log
 * cannot change in one step and what is not kept shall not be done.
 */
@Injectable()
export class BoardActs {
  private readonly logger = new Logger(BoardActs.name);

  constructor(private readonly routes: RouteClient) {}

  /** Keeps that a change was asked for. Throws `dependency-away` where it cannot be kept. */
  async keep(change: BoardChange): Promise<void> {
    await this.routes.call(adminActsRoutes.record, actOf('queue-change', change, {}));
  }

  /** Keeps that a change which was kept has failed with an HTTP status. */
  async keepFailure(change: BoardChange, status: number): Promise<void> {
    const act = actOf('queue-change-failed', change, { status: String(status) });
    try {
      await this.routes.call(adminActsRoutes.record, act);
    } catch (error) {
      this.logger.warn({ err: error, act: act.id }, 'The failure of an admin act could not be kept');
    }
  }
}

function actOf(
  kind: AdminActKind,
  { adminId, requestId, action: { queue = '', ...facts } }: BoardChange,
  more: Record<string, string>,
): AdminAct {
  const texts = Object.entries({ ...facts, ...more }).map(([name, text]) => [name, text.slice(0, FACT_MAX)]);
  return {
    id: randomUUID(),
    at: Date.now(),
    adminId,
    kind,
    target: queue.slice(0, FACT_MAX),
    userId: null,
    facts: Object.fromEntries(texts),
    requestId,
  };
}
