import { Injectable } from '@nestjs/common';
import { agreementsRpc } from '@rotadas/contracts/agreements/agreements.rpc';
import { AUDIT_TEXT_MAX } from '@rotadas/contracts/audit-log/audit-entry';
import type { PersonDetails } from '@rotadas/contracts/people/person-details';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { reportsRpc } from '@rotadas/contracts/reports/reports.rpc';
import { sanctionsRpc } from '@rotadas/contracts/sanctions/sanctions.rpc';
import type { FoundPerson } from '@rotadas/contracts/users/person';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { AuditRecorder } from '../audit-log/audit-recorder.js';
import { toAdmin, type Principal } from '../sign-in/principal.js';

/** Shows people to admins. Both methods throw `service-unavailable` without the audit log. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly rpc: RpcClient,
    private readonly audit: AuditRecorder,
  ) {}

  /** The audit log contains the IDs of the people, but not the query, which names them. */
  async search(principal: Principal, query: string): Promise<FoundPerson[]> {
    const { people } = await this.rpc.call(usersRpc.findPeople, { admin: toAdmin(principal), query });
    const ids = people.map(({ id }) => id).join(',');
    const facts = { people: ids.slice(0, AUDIT_TEXT_MAX) };
    await this.audit.record(principal, { kind: 'person-searched', target: '', userId: null, facts });
    return people;
  }

  /** Throws `user-unknown`. */
  async get(principal: Principal, userId: number): Promise<PersonDetails> {
    await this.audit.record(principal, { kind: 'person-viewed', target: String(userId), userId });
    const person = { admin: toAdmin(principal), userId };
    const account = await this.rpc.call(usersRpc.getPerson, person);
    const [status, { offers }, { agreements }, { by, about }, { sanctions }] = await Promise.all([
      this.rpc.call(providersRpc.getStatus, { userId }),
      this.rpc.call(providersRpc.listOwnPlanned, { userId }),
      this.rpc.call(agreementsRpc.listByPerson, person),
      this.rpc.call(reportsRpc.listByPerson, person),
      this.rpc.call(sanctionsRpc.list, person),
    ]);
    return { account, status, planned: offers, agreements, reportsBy: by, reportsAbout: about, sanctions };
  }
}
