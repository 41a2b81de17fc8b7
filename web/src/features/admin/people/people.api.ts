import { peopleCalls } from '@rotadas/contracts/people/people.calls';
import { PersonDetails } from '@rotadas/contracts/people/person-details';
import { FoundPerson } from '@rotadas/contracts/users/person';
import { api } from '../../../shared/api/api.js';
import { callQuery } from '../../../shared/api/call-endpoints.js';

/** Each look is recorded in the audit log, so a return to a page is another look. */
const common = { keepUnusedDataFor: 0 } as const;

const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    people: callQuery(build, peopleCalls.search, (q: string) => ({ query: { q } }), {
      ...common,
      responseSchema: FoundPerson.array(),
    }),
    person: callQuery(build, peopleCalls.get, (id: number) => ({ params: { id: String(id) } }), {
      ...common,
      responseSchema: PersonDetails,
      providesTags: ['People'],
    }),
  }),
});

export const { usePeopleQuery, usePersonQuery } = peopleApi;
