import { OPENING } from '../clients/live-client.ts';
import { Api } from '../clients/api.ts';
import { Drive, MovingProvider } from '../clients/moving-provider.ts';
import { Viewer } from '../clients/viewer.ts';
import type { Truth } from '../measure/shown.ts';
import { Tally } from '../measure/tally.ts';
import { bringOnline, inParallel, makePeople, type Online } from '../clients/people.ts';
import type { ProductAddress } from '../clients/accounts.ts';
import { Departures, DEPARTURE_EVERY_MS, START_TOWN } from './departures.ts';
import { Rounds, Work } from './work.ts';

const MANY = { profiles: 20, reports: 10, visits: 20, watchers: 5 };

export interface LoadSize {
  readonly providers: number;
  readonly viewers: number;
  readonly everyMs: number;
  readonly departuresForMs: number;
}

export class Load {
  readonly tally = new Tally();
  readonly api: Api;
  readonly work: Work;
  readonly departures: Departures;
  readonly movers: MovingProvider[] = [];
  readonly viewers: Viewer[] = [];
  readonly rounds = new Rounds();
  readonly drive: Drive;
  private readonly apiUrl: string;

  private constructor(apiUrl: string, everyMs: number) {
    this.apiUrl = apiUrl;
    this.drive = new Drive(this.movers, everyMs);
    this.api = new Api(apiUrl);
    this.work = new Work(this.api, this.rounds);
    this.departures = new Departures(this.api);
  }

  static async begin(product: ProductAddress, size: LoadSize, log: (line: string) => void): Promise<Load> {
    const { apiUrl } = product;
    const online = await bringOnline(product, size.providers, log);
    const others = MANY.visits + MANY.watchers + Math.ceil(size.departuresForMs / DEPARTURE_EVERY_MS);
    const people = await makePeople(product, others, size.providers);
    const load = new Load(apiUrl, size.everyMs);
    for (const watcher of people.splice(0, MANY.watchers)) await load.departures.watch(watcher);
    const [first] = online;
    const book = { token: first?.token, tally: load.tally, reconnects: true };
    for (let town = 0; town < size.viewers; town += 1) load.viewers.push(new Viewer(apiUrl, town, book));
    await inParallel(online, OPENING, (provider, index) => load.addMover(provider, index));
    await inParallel(load.viewers, OPENING, (viewer) => viewer.connect());
    for (const { token } of online.slice(0, MANY.profiles)) load.work.changeProfile(token);
    for (const { token, id } of online.slice(-MANY.reports)) load.work.reportProblems(token, `kişi ${id}`);
    for (const visitor of people.splice(0, MANY.visits)) load.work.visit(visitor);
    load.departures.begin(people, load.rounds, (one) => void load.addMover(one, START_TOWN));
    return load;
  }

  get truth(): Truth {
    return new Map(this.movers.map(({ id, truth }) => [id, truth]));
  }

  get connections(): number {
    return this.movers.length + this.viewers.length;
  }

  end(): void {
    this.api.end();
    for (const each of [...this.movers, ...this.viewers]) each.end();
  }

  private async addMover(online: Online, town: number): Promise<void> {
    const mover = new MovingProvider(this.apiUrl, online, town, { tally: this.tally, reconnects: true });
    this.movers.push(mover);
    await mover.connect();
  }
}
