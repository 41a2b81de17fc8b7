import { setTimeout as delay } from 'node:timers/promises';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { reportsCalls } from '@rotadas/contracts/reports/reports.calls';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import type { Api } from '../clients/api.ts';
import type { Person } from '../clients/people.ts';
import { LastValue, onceFaults, type OnceFaults, type Session } from './ledger.ts';

export class Rounds {
  private readonly running: Promise<void>[] = [];
  private isOver = false;

  repeat(pauseMs: number, work: (round: number) => Promise<void>): void {
    this.running.push(this.run(pauseMs, work));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.running);
  }

  private async run(pauseMs: number, work: (round: number) => Promise<void>): Promise<void> {
    await delay(Math.random() * pauseMs);
    for (let round = 1; !this.isOver; round += 1) {
      await work(round);
      await delay(pauseMs);
    }
  }
}

/** How long a visitor stays on the map and off it, ms. */
const STAY_MS = 3_000;
const PAUSE_MS = 2_000;

const SERVICE = { type: 'moto_courier', from: 'Konya', to: 'Adana', duration: 15 } as const;

/** Providers that go online and offline again. */
export class Visits {
  readonly sessions: Session[] = [];
  private readonly api: Api;
  private readonly rounds: Rounds;

  constructor(api: Api, rounds: Rounds) {
    this.api = api;
    this.rounds = rounds;
  }

  begin({ token, start }: Person): void {
    this.rounds.repeat(PAUSE_MS, async (round) => {
      const service = { ...SERVICE, description: `yolculuk ${round}` };
      const online = { isOnline: true, service, ...start } as const;
      const offer = (await this.api.insist(providersCalls.setStatus, token, { body: online }))?.offer;
      await delay(STAY_MS);
      const offline = await this.api.insist(providersCalls.setStatus, token, { body: { isOnline: false } });
      if (offline && offer) this.sessions.push({ userId: offer.userId, offerId: offer.id, isEnded: true });
    });
  }
}

/** Between two changes of one user, ms. */
const CHANGE_EVERY_MS = 1_000;

const PROFILE = {
  fullName: 'Yolda Biri',
  gender: 'female',
  birthDate: '1990-04-12',
  phone: '0555 555 55 55',
} as const;

/** Users who change their profile again and again. */
export class ProfileChanges {
  confirmed = 0;
  private readonly api: Api;
  private readonly rounds: Rounds;
  private readonly values = new Map<string, LastValue>();

  constructor(api: Api, rounds: Rounds) {
    this.api = api;
    this.rounds = rounds;
  }

  begin(token: string): void {
    const value = new LastValue();
    this.values.set(token, value);
    this.rounds.repeat(CHANGE_EVERY_MS, async (round) => {
      const description = `değişiklik ${round}`;
      value.sent(description);
      const body = { ...PROFILE, description };
      if (!(await this.api.try(usersCalls.updateProfile, token, { body }))) return;
      value.confirmed(description);
      this.confirmed += 1;
    });
  }

  async faults(): Promise<string[]> {
    const found: string[] = [];
    for (const [token, value] of this.values) {
      const description = (await this.api.try(usersCalls.me, token))?.description ?? null;
      if (!value.allows(description)) found.push(`'${description}' in place of '${value.expected}'`);
    }
    return found;
  }
}

/** Between two reports of one user, ms. */
const REPORT_EVERY_MS = 2_000;

export class ProblemReports {
  private readonly api: Api;
  private readonly rounds: Rounds;
  private readonly opened = new Set<string>();

  constructor(api: Api, rounds: Rounds) {
    this.api = api;
    this.rounds = rounds;
  }

  /** How many reports were acknowledged. */
  get count(): number {
    return this.opened.size;
  }

  /** @param name unique among the users */
  begin(token: string, name: string): void {
    this.rounds.repeat(REPORT_EVERY_MS, async (round) => {
      const body = { category: 'uygulama', description: `${name}, sorun ${round}` } as const;
      const report = await this.api.try(reportsCalls.open, token, { body });
      if (report) this.opened.add(body.description);
    });
  }

  async faults(adminToken: string): Promise<OnceFaults> {
    const reports = (await this.api.try(reportsCalls.list, adminToken)) ?? [];
    return onceFaults(
      this.opened,
      reports.map(({ description }) => description),
    );
  }
}
