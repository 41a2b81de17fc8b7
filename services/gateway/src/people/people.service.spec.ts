import { agreementsRpc } from '@rotadas/contracts/agreements/agreements.rpc';
import type { AuditEntry } from '@rotadas/contracts/audit-log/audit-entry';
import { auditLogRpc } from '@rotadas/contracts/audit-log/audit-log.rpc';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { reportsRpc } from '@rotadas/contracts/reports/reports.rpc';
import { sanctionsRpc } from '@rotadas/contracts/sanctions/sanctions.rpc';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { aPrincipal } from '../../test/support/a-known-token.js';
import { aReport } from '../../test/support/builders.js';
import { AuditRecorder } from '../audit-log/audit-recorder.js';
import { PeopleService } from './people.service.js';

const admin = aPrincipal({ userId: 1, isAdmin: true });
const ACCOUNT = { ...aUser({ id: 8 }), isSuspended: false, createdAt: 1_000 };

describe('PeopleService', () => {
  let people: PeopleService;
  let rpc: InMemoryRpcClient;
  let recorded: AuditEntry[];
  beforeEach(() => {
    recorded = [];
    rpc = new InMemoryRpcClient();
    rpc.handle(auditLogRpc.record, (entry) => {
      recorded.push(entry);
      return {};
    });
    rpc.handle(usersRpc.findPeople, ({ query }) => ({ people: query === 'ayşe' ? [ACCOUNT] : [] }));
    rpc.handle(usersRpc.getPerson, ({ userId }) => {
      if (userId !== 8) throw new DomainError('user-unknown');
      return ACCOUNT;
    });
    const offline = { isOnline: false, offer: null, endsAt: null, position: null };
    rpc.handle(providersRpc.getStatus, () => offline);
    rpc.handle(providersRpc.listOwnPlanned, () => ({ offers: [] }));
    rpc.handle(agreementsRpc.listByPerson, () => ({ agreements: [] }));
    rpc.handle(reportsRpc.listByPerson, () => ({ by: [], about: [aReport({ id: 3 })] }));
    rpc.handle(sanctionsRpc.list, () => ({ sanctions: [] }));
    people = new PeopleService(rpc as never, new AuditRecorder(rpc as never));
  });

  it('records whom a search found, without its text', async () => {
    expect(await people.search(admin, 'ayşe')).toMatchObject([{ id: 8, fullName: 'Ayşe Yılmaz' }]);
    expect(recorded).toMatchObject([
      { kind: 'person-searched', adminId: 1, target: '', userId: null, facts: { people: '8' } },
    ]);
    expect(JSON.stringify(recorded)).not.toContain('ayşe');
  });

  it('records many people as far as an entry has room', async () => {
    const found = Array.from({ length: 20 }, (_, index) => ({ ...ACCOUNT, id: 10 ** 12 + index }));
    rpc.handle(usersRpc.findPeople, () => ({ people: found }));
    expect(await people.search(admin, 'a')).toHaveLength(20);
    expect(recorded[0]?.facts['people']).toMatch(/^1000000000000,1000000000001,/);
    expect(recorded[0]?.facts['people']).toHaveLength(200);
  });

  it('records a look at a person, and returns what all services know', async () => {
    const person = await people.get(admin, 8);
    expect(person).toMatchObject({
      account: { id: 8, isSuspended: false, createdAt: 1_000 },
      status: { isOnline: false },
      ...{ planned: [], agreements: [], reportsBy: [], sanctions: [] },
      reportsAbout: [{ id: 3 }],
    });
    expect(recorded).toMatchObject([{ kind: 'person-viewed', adminId: 1, target: '8', userId: 8 }]);
  });

  it('records the look at an unknown person, too', async () => {
    await expect(people.get(admin, 404)).rejects.toMatchObject({ code: 'user-unknown' });
    expect(recorded).toMatchObject([{ target: '404' }]);
  });

  it('shows no person while the look cannot be recorded', async () => {
    let isAsked = false;
    rpc.handle(auditLogRpc.record, () => {
      throw new DomainError('service-unavailable');
    });
    rpc.handle(usersRpc.getPerson, () => {
      isAsked = true;
      return ACCOUNT;
    });
    const unavailable = { code: 'service-unavailable', status: 503 };
    await expect(people.search(admin, 'ayşe')).rejects.toMatchObject(unavailable);
    await expect(people.get(admin, 8)).rejects.toMatchObject(unavailable);
    expect(isAsked).toBe(false);
  });
});
