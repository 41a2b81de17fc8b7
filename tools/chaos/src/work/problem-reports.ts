import { reportsCalls } from '@rotadas/contracts/reports/reports.calls';
import type { Api } from '../clients/api.ts';
import { onceFaults, type OnceFaults } from '../ledger/once.ts';
import type { Rounds } from './rounds.ts';

/** Between two reports of one person, ms. */
const EVERY_MS = 2_000;

/** People who report one problem after the other. */
export class ProblemReports {
  private readonly api: Api;
  private readonly opened = new Set<string>();

  constructor(api: Api) {
    this.api = api;
  }

  /** How many reports were acknowledged. */
  get confirmed(): number {
    return this.opened.size;
  }

  /** Lets the owner of a token do so; nobody else has this name. */
  begin(token: string, name: string, rounds: Rounds): void {
    rounds.repeat(EVERY_MS, async (round) => {
      const body = { category: 'uygulama', description: `${name}, sorun ${round}` } as const;
      const report = await this.api.try(reportsCalls.open, token, { body });
      if (report) this.opened.add(body.description);
    });
  }

  /** Compares them with all that the admin sees. */
  async faults(adminToken: string): Promise<OnceFaults> {
    const reports = (await this.api.try(reportsCalls.list, adminToken)) ?? [];
    return onceFaults(
      this.opened,
      reports.map(({ description }) => description),
    );
  }
}
