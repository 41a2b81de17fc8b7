import { bringOnline } from '@rotadas/load/fleet/bring-online';
import type { Online } from '@rotadas/load/fleet/steps-online';
import type { Truth } from '@rotadas/load/measure/differences';
import type { ProductAddress } from '@rotadas/load/product/own-product';
import { Api } from '../clients/api.ts';
import { Mover } from '../clients/mover.ts';
import { Viewer } from '../clients/viewer.ts';
import { Departures, DEPARTURE_EVERY_MS, START_TOWN } from '../work/departures.ts';
import { makePeople } from '../work/person.ts';
import { ProblemReports } from '../work/problem-reports.ts';
import { ProfileChanges } from '../work/profile-changes.ts';
import { Rounds } from '../work/rounds.ts';
import { Visits } from '../work/visits.ts';
import { Drive } from './drive.ts';

/** How many people do what, beside those who move and those who look. */
const MANY = { profiles: 20, reports: 10, visits: 20, watchers: 5 };

/** How much load. */
export interface LoadSize {
  readonly providers: number;
  readonly viewers: number;
  /** Between two positions of a provider, ms. */
  readonly everyMs: number;
  /** How long people set out, one after the other, ms. */
  readonly departuresForMs: number;
}

/** Everybody who uses the product, until they are told to stop. */
export class Load {
  readonly api: Api;
  readonly profiles: ProfileChanges;
  readonly reports: ProblemReports;
  readonly visits: Visits;
  readonly departures: Departures;
  readonly movers: Mover[] = [];
  readonly viewers: Viewer[] = [];
  private readonly rounds = new Rounds();
  private readonly drive: Drive;

  private constructor(apiUrl: string, everyMs: number) {
    this.drive = new Drive(this.movers, everyMs);
    this.api = new Api(apiUrl);
    this.profiles = new ProfileChanges(this.api);
    this.reports = new ProblemReports(this.api);
    this.visits = new Visits(this.api);
    this.departures = new Departures(this.api);
  }

  /** Makes everybody and lets them begin; resolves once all have. */
  static async begin(product: ProductAddress, size: LoadSize, log: (line: string) => void): Promise<Load> {
    const load = new Load(product.apiUrl, size.everyMs);
    const online = await bringOnline(product, size.providers, log);
    const many = MANY.visits + MANY.watchers + Math.ceil(size.departuresForMs / DEPARTURE_EVERY_MS);
    const people = await makePeople(product, { before: size.providers, count: many });
    for (const watcher of people.splice(0, MANY.watchers)) await load.departures.watch(watcher);
    const { rounds } = load;
    online.forEach((provider, index) => load.addMover(product.apiUrl, provider, index));
    const token = online[0]?.token ?? '';
    for (let town = 0; town < size.viewers; town += 1)
      load.viewers.push(new Viewer(product.apiUrl, town, token));
    load.drive.begin();
    for (const { token } of online.slice(0, MANY.profiles)) load.profiles.begin(token, rounds);
    for (const { token, id } of online.slice(-MANY.reports)) load.reports.begin(token, `kişi ${id}`, rounds);
    for (const visitor of people.splice(0, MANY.visits)) load.visits.begin(visitor, rounds);
    load.departures.begin(people, rounds, (one) => load.addMover(product.apiUrl, one, START_TOWN));
    return load;
  }

  /** Where everybody is who is on the map now. */
  get truth(): Truth {
    return new Map(this.movers.map(({ id, truth }) => [id, truth]));
  }

  /** How many have a connection to the product. */
  get connections(): number {
    return this.movers.length + this.viewers.length;
  }

  /** Lets everybody finish what they do; providers go on moving. */
  async stopWork(): Promise<void> {
    await this.rounds.stop();
  }

  /** Lets every provider move once more, and then none. */
  async stopMoving(): Promise<void> {
    await this.drive.stop();
  }

  end(): void {
    for (const each of [...this.movers, ...this.viewers]) each.end();
  }

  private addMover(apiUrl: string, online: Online, town: number): void {
    this.movers.push(new Mover(apiUrl, online, town));
  }
}
