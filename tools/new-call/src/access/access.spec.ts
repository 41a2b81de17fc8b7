import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { natsPermissions } from '@rotadas/contracts/access/nats-permissions';
import { SERVICE_ACCESS } from '@rotadas/contracts/access/service-access';
import { SERVICES } from '@rotadas/contracts/primitives/services';
import { liveRpc } from '@rotadas/contracts/live/live.rpc';
import { matchingEvents } from '@rotadas/contracts/matching/matching.events';
import { matchingRpc } from '@rotadas/contracts/matching/matching.rpc';
import { savedRoutesRpc } from '@rotadas/contracts/matching/saved-routes.rpc';
import { notificationsRpc } from '@rotadas/contracts/notifications/notifications.rpc';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { reportsEvents } from '@rotadas/contracts/reports/reports.events';
import { reportsRpc } from '@rotadas/contracts/reports/reports.rpc';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { accessRows, rowsBelow } from './access-table.ts';
import { subjectsNamedIn } from './named-subjects.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const DECLARED = {
  ...{ liveRpc, matchingRpc, savedRoutesRpc, notificationsRpc, providersRpc },
  ...{ reportsRpc, usersRpc, matchingEvents, providersEvents, reportsEvents, usersEvents },
};

describe('permissions of services', () => {
  it.each(SERVICES)('are exactly the subjects in the sources of %s', async (service) => {
    const named = await subjectsNamedIn(resolve(ROOT, 'services', service, 'src'), DECLARED);
    const { publish, subscribe } = natsPermissions(service);
    const allowed = new Set([...publish, ...subscribe.map((each) => each.split(' ')[0])]);
    const handled = (subject: string) => publish.some((each) => each.endsWith(`.${subject}`));
    expect([...named].filter((subject) => !allowed.has(subject) && !handled(subject))).toEqual([]);
  });

  it.each(SERVICES.filter((each) => each !== 'gateway'))(
    'include no request of %s that its sources do not make',
    async (service) => {
      const named = await subjectsNamedIn(resolve(ROOT, 'services', service, 'src'), DECLARED);
      // service-kit's feed, which the gateway also uses, requests snapshots.
      const requested = SERVICE_ACCESS[service].calls.filter((route) => route !== liveRpc.snapshot);
      expect(requested.filter(({ subject }) => !named.has(subject))).toEqual([]);
    },
  );

  it('are documented in docs/operate/security.md', () => {
    const text = readFileSync(resolve(ROOT, 'docs/operate/security.md'), 'utf8');
    expect(rowsBelow('## Access of each service', text)).toEqual(accessRows());
  });
});
