import { Api } from '../clients/api.ts';
import { Drive, MovingProvider } from '../clients/moving-provider.ts';
import { Viewer } from '../clients/viewer.ts';
import type { ExpectedPositions } from '@rotadas/test-kit/live/viewer-state';
import { Counters } from '../measure/counters.ts';
import {
  bringOnline,
  connectAll,
  inParallel,
  makePeople,
  type Online,
  OPENING,
  type EmulatedProduct,
} from '../clients/people.ts';
import { Departures, DEPARTURE_EVERY_MS, START_TOWN } from './departures.ts';
import { RepeatedTasks, Workload } from './workload.ts';

const COUNTS = { profiles: 20, reports: 10, visits: 20, watchers: 5 };

export interface LoadSize {
  readonly providers: number;
  readonly viewers: number;
  readonly everyMs: number;
  readonly departuresForMs: number;
}

export class Load {
  readonly counters = new Counters();
  readonly api: Api;
  readonly workload: Workload;
  readonly departures: Departures;
  readonly movers: MovingProvider[] = [];
  readonly viewers: Viewer[] = [];
  readonly tasks = new RepeatedTasks();
  readonly drive: Drive;
  private readonly apiUrl: string;

  private constructor(apiUrl: string, everyMs: number) {
    this.apiUrl = apiUrl;
    this.drive = new Drive(this.movers, everyMs);
    this.api = new Api(apiUrl);
    this.workload = new Workload(this.api, this.tasks);
    this.departures = new Departures(this.api);
  }

  static async start(product: EmulatedProduct, size: LoadSize, log: (line: string) => void): Promise<Load> {
    const online = await bringOnline(product, size.providers, log);
    const others = COUNTS.visits + COUNTS.watchers + Math.ceil(size.departuresForMs / DEPARTURE_EVERY_MS);
    const people = await makePeople(product, others, size.providers);
    const load = new Load(product.url, size.everyMs);
    for (const watcher of people.splice(0, COUNTS.watchers)) await load.departures.watch(watcher);
    const [first] = online;
    const options = { token: first?.token, counters: load.counters, reconnects: true };
    for (let town = 0; town < size.viewers; town += 1)
      load.viewers.push(new Viewer(product.url, town, options));
    await inParallel(online, OPENING, (provider, index) => load.addMover(provider, index));
    await connectAll(load.viewers);
    for (const { token } of online.slice(0, COUNTS.profiles)) load.workload.repeatProfileChanges(token);
    for (const { token, id } of online.slice(-COUNTS.reports))
      load.workload.repeatReports(token, `kişi ${id}`);
    for (const visitor of people.splice(0, COUNTS.visits)) load.workload.repeatSessions(visitor);
    load.departures.start(people, load.tasks, (one) => void load.addMover(one, START_TOWN));
    return load;
  }

  get expectedPositions(): ExpectedPositions {
    return new Map(this.movers.map(({ id, acknowledgedPosition }) => [id, acknowledgedPosition]));
  }

  get connections(): number {
    return this.movers.length + this.viewers.length;
  }

  end(): void {
    for (const each of [...this.movers, ...this.viewers]) each.end();
  }

  private async addMover(online: Online, town: number): Promise<void> {
    const mover = new MovingProvider(this.apiUrl, online, town, {
      counters: this.counters,
      reconnects: true,
    });
    this.movers.push(mover);
    await mover.connect();
  }
}
