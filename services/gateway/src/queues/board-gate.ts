import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { OwnAddress } from '../env/own-address.js';
import { boardSessionOf } from './board-cookie.js';
import { BoardSessions } from './board-sessions.js';

/** What the gate looks at of a request to the queues' page. */
export interface BoardRequest {
  readonly method: string;
  /** The host and port that the client asks. */
  readonly host: string;
  readonly headers: { readonly cookie?: string | undefined; readonly origin?: string | undefined };
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Decides about every single request to the queues' page: it is asked for rarely, and what is done
 * there counts.
 */
@Injectable()
export class BoardGate {
  constructor(
    private readonly sessions: BoardSessions,
    private readonly routes: RouteClient,
    private readonly ownAddress: OwnAddress,
  ) {}

  /** The admin who asks. Throws `board-session-missing`, `admin-required` or `origin-foreign`. */
  async admit({ method, host, headers }: BoardRequest): Promise<number> {
    const userId = await this.sessions.ownerOf(boardSessionOf(headers.cookie, this.ownAddress.secureCookies));
    if (userId === null) throw new DomainError('board-session-missing');
    if (!(await this.isStillAdmin(userId))) {
      await this.sessions.end(userId);
      throw new DomainError('admin-required');
    }
    // A page of another site could send the cookie along where a browser does not know SameSite.
    if (!READS.has(method) && !this.ownAddress.isOwnOrigin(headers.origin ?? '', host))
      throw new DomainError('origin-foreign');
    return userId;
  }

  private async isStillAdmin(userId: number): Promise<boolean> {
    try {
      return (await this.routes.call(usersRoutes.get, { userId })).isAdmin;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'user-unknown') return false;
      throw error;
    }
  }
}
