import { emulatorToken } from '@rotadas/load/accounts/emulator-token';
import { endedOfThemselves, endingsIn } from '../endings/endings.ts';
import type { Footprint } from '../footprint/footprint.ts';
import { growthFaults } from '../footprint/growth.ts';
import type { Part } from '../parts/parts.ts';
import type { Fault } from '../plan/fault-plan.ts';
import { ADMIN, type ChaosProduct } from '../product/chaos-product.ts';
import type { Finding } from '../report/finding.ts';
import type { Load } from '../load/load.ts';
import type { ViewersVerdict } from './right-viewers.ts';
import { mapFaults } from './map-faults.ts';

/** What was seen before and after the faults. */
export interface Seen {
  readonly faults: readonly Fault[];
  readonly viewers: ViewersVerdict;
  readonly before: ReadonlyMap<Part, Footprint>;
  readonly after: ReadonlyMap<Part, Footprint>;
}

/** Holds the product, whole again, to what it acknowledged. */
export async function judge(product: ChaosProduct, load: Load, seen: Seen): Promise<Finding[]> {
  const { api, movers, profiles, reports, viewers } = load;
  const token = emulatorToken(ADMIN);
  const opened = await reports.faults(token);
  const map = await mapFaults(api, token, new Set(movers.map(({ id }) => id)));
  const ofReports = `${reports.confirmed} acknowledged`;
  const ended = endedOfThemselves(endingsIn(product.said), seen.faults);
  return [
    {
      what: 'profile changes lost',
      of: `${profiles.confirmed} acknowledged`,
      faults: await profiles.faults(),
    },
    { what: 'reports lost', of: ofReports, faults: opened.lost },
    { what: 'reports twice', of: ofReports, faults: opened.twice },
    { what: 'providers lost', of: `${movers.length} on the map`, faults: map.missing },
    { what: 'ended offers on the map', of: `${load.visits.sessions.length} ended`, faults: map.left },
    {
      what: 'viewers wrong',
      of: `${viewers.length}, right after ${seen.viewers.afterMs} ms`,
      faults: seen.viewers.wrong,
    },
    { what: 'positions open', of: `${movers.length} providers`, faults: seen.viewers.unanswered },
    { what: 'calls given up', of: `${api.calls} calls`, faults: api.givenUp },
    {
      what: 'ended of themselves',
      of: `${seen.faults.length} faults`,
      faults: ended.map(({ part, how }) => `${part} ${how}`),
    },
    {
      what: 'memory and descriptors grown',
      of: `${seen.after.size} parts`,
      faults: growthFaults(seen.before, seen.after),
    },
  ];
}
