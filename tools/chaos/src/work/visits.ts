import { setTimeout as delay } from 'node:timers/promises';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import type { Newcomer } from '@rotadas/load/fleet/steps-online';
import type { Api } from '../clients/api.ts';
import type { Session } from '../ledger/ends.ts';
import type { Rounds } from './rounds.ts';

/** How long somebody stays on the map, and away from it, ms. */
const STAYS_MS = 3_000;
const AWAY_MS = 2_000;

const SERVICE = { type: 'moto_courier', from: 'Konya', to: 'Adana', duration: 15 } as const;

/** People who come onto the map and leave it again. */
export class Visits {
  private readonly api: Api;
  /** What was acknowledged. */
  readonly sessions: Session[] = [];

  constructor(api: Api) {
    this.api = api;
  }

  /** Lets somebody do so; a call that fails is made again for a while. */
  begin({ token, start }: Newcomer, rounds: Rounds): void {
    rounds.repeat(AWAY_MS, async (round) => {
      const service = { ...SERVICE, description: `yolculuk ${round}` };
      const body = { isOnline: true, service, ...start } as const;
      const online = await this.api.insist(providersCalls.setStatus, token, { body });
      await delay(STAYS_MS);
      const away = await this.api.insist(providersCalls.setStatus, token, { body: { isOnline: false } });
      const offer = away && online?.offer;
      if (offer) this.sessions.push({ userId: offer.userId, offerId: offer.id, isEnded: true });
    });
  }
}
