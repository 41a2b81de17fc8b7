import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { accountsRpc } from '../accounts/accounts.rpc.js';
import { agreementsEvents } from '../agreements/agreements.events.js';
import { agreementsRpc } from '../agreements/agreements.rpc.js';
import { casesRpc } from '../cases/cases.rpc.js';
import { liveRpc } from '../live/live.rpc.js';
import { matchingEvents } from '../matching/matching.events.js';
import { matchingRpc } from '../matching/matching.rpc.js';
import { savedRoutesRpc } from '../matching/saved-routes.rpc.js';
import { notificationsRpc } from '../notifications/notifications.rpc.js';
import { erasePersonalDataRpc, readPersonalDataRpc } from '../personal-data/personal-data.rpc.js';
import { ServiceName } from '../primitives/service-name.js';
import { providersEvents } from '../providers/providers.events.js';
import { providersRpc } from '../providers/providers.rpc.js';
import { reportsEvents } from '../reports/reports.events.js';
import { reportsRpc } from '../reports/reports.rpc.js';
import { sanctionsRpc } from '../sanctions/sanctions.rpc.js';
import { sharesRpc } from '../shares/shares.rpc.js';
import { blocksRpc } from '../users/blocks.rpc.js';
import { usersEvents } from '../users/users.events.js';
import { usersRpc } from '../users/users.rpc.js';
import { ALL_EVENTS } from './all-events.js';
import { ALL_RPCS } from './all-rpcs.js';
import { natsPermissions } from './nats-permissions.js';
import { SERVICE_ACCESS } from './service-access.js';

const ROOT = resolve(import.meta.dirname, '../../../..');
const DECLARED: Readonly<Record<string, Readonly<Record<string, { readonly subject: string }>>>> = {
  ...{ agreementsEvents, agreementsRpc },
  ...{ liveRpc, matchingRpc, savedRoutesRpc, notificationsRpc, providersRpc },
  ...{ reportsRpc, blocksRpc, usersRpc, matchingEvents, providersEvents, usersEvents },
  ...{ accountsRpc, erasePersonalDataRpc, readPersonalDataRpc },
  ...{ sanctionsRpc, casesRpc, reportsEvents, sharesRpc },
};

describe('permissions of services', () => {
  it.each(ServiceName.options)('are exactly the subjects in the sources of %s', async (service) => {
    const named = await subjectsNamedBy(service);
    const { publish, subscribe } = natsPermissions(service);
    const allowed = new Set([...publish, ...subscribe.map((each) => each.split(' ')[0])]);
    const handled = (subject: string) => publish.some((each) => each.endsWith(`.${subject}`));
    expect([...named].filter((subject) => !allowed.has(subject) && !handled(subject))).toEqual([]);
  });

  it.each(ServiceName.options.filter((each) => each !== 'gateway'))(
    'include no request of %s that its sources do not make',
    async (service) => {
      const named = await subjectsNamedBy(service);
      // service-kit's feed, which the gateway also uses, requests snapshots.
      const requested = SERVICE_ACCESS[service].calls.filter((rpc) => rpc !== liveRpc.snapshot);
      expect(requested.filter(({ subject }) => !named.has(subject))).toEqual([]);
    },
  );

  it('are documented in docs/operate/security.md', () => {
    const text = readFileSync(join(ROOT, 'docs/operate/security.md'), 'utf8');
    expect(rowsBelow('## Access of each service', text)).toEqual(accessRows());
  });
});

/** The subjects in a service's sources, without tests. */
async function subjectsNamedBy(service: string): Promise<Set<string>> {
  const found = new Set<string>();
  const folder = join(ROOT, 'services', service, 'src');
  const reference = new RegExp(`\\b(${Object.keys(DECLARED).join('|')})(?:\\.(\\w+)|\\[)`, 'g');
  for await (const file of glob('**/*.ts', { cwd: folder })) {
    if (file.endsWith('.spec.ts')) continue;
    for (const [, group = '', name] of (await readFile(join(folder, file), 'utf8')).matchAll(reference)) {
      const all = DECLARED[group] ?? {};
      // A group that is indexed by a variable is requested as a whole.
      const named = name === undefined ? Object.values(all) : [all[name]];
      for (const each of named) if (each) found.add(each.subject);
    }
  }
  return found;
}

function accessRows(): string[][] {
  return ServiceName.options.map((service) => {
    const { calls, publishes = [], subscribes = [], consumes = [], ...stores } = SERVICE_ACCESS[service];
    const { database, redis = [], markers = [] } = stores;
    const handled = ALL_RPCS.filter(({ subject }) => subject.startsWith(`${service}.`));
    const events = ALL_EVENTS.filter(({ stream }) => stream.name === service);
    return [
      `\`${service}\``,
      formatNames(subjectsOf(handled)),
      calls === ALL_RPCS ? 'all requests' : formatNames(subjectsOf(calls)),
      formatNames([...publishes, ...subjectsOf(events)]),
      formatNames([...subscribes, ...subjectsOf(consumes).map((subject) => `${subject} (JetStream)`)]),
      formatNames(database === undefined ? [] : [database]),
      formatNames([...redis, ...markers.map((prefix) => `${prefix} (markers)`)]),
    ];
  });
}

function rowsBelow(heading: string, text: string): string[][] {
  const section = text.slice(text.indexOf(`${heading}\n`)).split('\n');
  const start = section.findIndex((line) => line.startsWith('|'));
  const end = section.findIndex((line, at) => at > start && !line.startsWith('|'));
  const cells = (line: string) => line.split('|').slice(1, -1);
  return section.slice(start + 2, end).map((line) => cells(line).map((cell) => cell.trim()));
}

const subjectsOf = (declared: readonly { readonly subject: string }[]) =>
  declared.map(({ subject }) => subject);

const formatNames = (names: readonly string[]) =>
  names.map((name) => name.replace(/^\S+/, (word) => `\`${word}\``)).join(', ') || '–';
