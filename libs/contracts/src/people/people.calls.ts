import { z } from 'zod';
import { SerialIdText } from '../primitives/serial-id.js';
import { defineCall } from '../protocol/call.js';
import { FoundPerson, PeopleQuery } from '../users/person.js';
import { usersRpc } from '../users/users.rpc.js';
import { PersonDetails } from './person-details.js';

const common = { tag: 'admin', access: 'admin', limit: 'user', method: 'GET' } as const;

/** Each call is in the audit log before it returns anything. */
export const peopleCalls = {
  search: defineCall({
    ...common,
    path: '/api/admin/people',
    summary:
      'Finds people by ID, e-mail address, phone or the beginning of the name, and records the search. Admins only.',
    query: z.strictObject({ q: PeopleQuery }),
    responses: { 200: { description: 'At most 20 people', body: z.array(FoundPerson) } },
    errors: usersRpc.findPeople.errors,
  }),
  get: defineCall({
    ...common,
    path: '/api/admin/people/{id}',
    summary:
      'Returns account, offers, agreements, reports and sanctions of a person, and records the look. Admins only.',
    params: z.strictObject({ id: SerialIdText }),
    responses: { 200: { description: 'The person', body: PersonDetails } },
    errors: usersRpc.getPerson.errors,
  }),
};
