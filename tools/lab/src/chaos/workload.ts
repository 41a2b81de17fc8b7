import { setTimeout as delay } from 'node:timers/promises';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { reportsCalls } from '@rotadas/contracts/reports/reports.calls';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import type { Api } from '../clients/api.ts';
import { type Person, PROFILE } from '../clients/people.ts';
import { LastValue, checkExactlyOnce, type ExactlyOnceViolations, type Session } from './expected-state.ts';

const STAY_MS = 3_000;
const PAUSE_MS = 2_000;

const CHANGE_EVERY_MS = 1_000;
const REPORT_EVERY_MS = 2_000;

const SERVICE = { type: 'moto_courier', from: 'Konya', to: 'Adana', duration: 15 } as const;

export class RepeatedTasks {
  private readonly running: Promise<void>[] = [];
  private isOver = false;

  /** Starts after a random part of `pauseMs`. */
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

export class Workload {
  readonly sessions: Session[] = [];
  readonly reports = new Set<string>();
  profileChanges = 0;
  private readonly api: Api;
  private readonly rounds: RepeatedTasks;
  private readonly profiles = new Map<string, LastValue>();

  constructor(api: Api, rounds: RepeatedTasks) {
    this.api = api;
    this.rounds = rounds;
  }

  repeatSessions({ token, start }: Person): void {
    this.rounds.repeat(PAUSE_MS, async (round) => {
      const service = { ...SERVICE, description: `yolculuk ${round}` };
      const online = { isOnline: true, service, ...start } as const;
      const offer = (await this.api.callUntilDone(providersCalls.setStatus, token, { body: online }))?.offer;
      await delay(STAY_MS);
      const offline = await this.api.callUntilDone(providersCalls.setStatus, token, {
        body: { isOnline: false },
      });
      if (offline && offer) this.sessions.push({ userId: offer.userId, offerId: offer.id, isEnded: true });
    });
  }

  repeatProfileChanges(token: string): void {
    const value = new LastValue();
    this.profiles.set(token, value);
    this.rounds.repeat(CHANGE_EVERY_MS, async (round) => {
      const description = `değişiklik ${round}`;
      value.sent(description);
      const body = { fullName: 'Yolda Biri', ...PROFILE, description };
      if (!(await this.api.try(usersCalls.updateProfile, token, { body }))) return;
      value.confirmed(description);
      this.profileChanges += 1;
    });
  }

  /** `name` is unique among the users. */
  repeatReports(token: string, name: string): void {
    this.rounds.repeat(REPORT_EVERY_MS, async (round) => {
      const body = { category: 'uygulama', description: `${name}, sorun ${round}` } as const;
      const report = await this.api.try(reportsCalls.open, token, { body });
      if (report) this.reports.add(body.description);
    });
  }

  async checkProfiles(): Promise<string[]> {
    const found: string[] = [];
    for (const [token, value] of this.profiles) {
      const description = (await this.api.try(usersCalls.me, token))?.description ?? null;
      if (!value.allows(description)) found.push(`'${description}' in place of '${value.expected}'`);
    }
    return found;
  }

  async checkReports(adminToken: string): Promise<ExactlyOnceViolations> {
    const seen = (await this.api.try(reportsCalls.list, adminToken)) ?? [];
    const descriptions = seen.map(({ description }) => description);
    return checkExactlyOnce(this.reports, descriptions);
  }
}
