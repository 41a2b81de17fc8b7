import { type FoundPerson, PEOPLE_MAX } from '@rotadas/contracts/users/person';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { adminPersonPath } from '../../../shared/paths.js';
import { Button } from '../../../shared/ui/button.js';
import { EmptyState } from '../../../shared/ui/empty-state.js';
import { QueryState } from '../../../shared/ui/query-state.js';
import { TextField } from '../../../shared/ui/text-field.js';
import { AdminFrame } from '../admin-frame.js';
import { usePeopleQuery } from './people.api.js';
import './people.tr.js';
import { PersonMarks } from './person-marks.js';
import '../person.css';

/** The search is in the address, so that a return to this page repeats it. */
const QUERY = 'ara';

export function PeoplePage() {
  const { t } = useTranslation('people');
  const { key } = useLocation();
  const [address, setAddress] = useSearchParams();
  /** Empty before the first search. */
  const query = (address.get(QUERY) ?? '').trim();
  const [text, setText] = useState(query);
  return (
    <AdminFrame title={t('title')}>
      <p className="person-lead">{t('lead')}</p>
      <form
        className="people-search"
        role="search"
        aria-label={t('search.title')}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') setAddress({ [QUERY]: text.trim() }, { replace: true });
        }}
      >
        <TextField
          label={t('search.label')}
          type="search"
          autoComplete="off"
          maxLength={254}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button variant="primary" type="submit">
          {t('search.submit')}
        </Button>
      </form>
      {/* A repeated search changes only the key. */}
      {query !== '' && <FoundPeople key={key} query={query} />}
    </AdminFrame>
  );
}

function FoundPeople({ query }: { query: string }) {
  const { t } = useTranslation('people');
  const search = usePeopleQuery(query, { refetchOnMountOrArgChange: true });
  const people = search.currentData;
  if (!people) return <QueryState query={search} loading={t('loading')} rows={3} failed={t('failed')} />;
  if (people.length === 0)
    return (
      <div role="status">
        <EmptyState icon="search" title={t('empty.title')} text={t('empty.text')} />
      </div>
    );
  return (
    <>
      <p className="person-lead" role="status">
        {people.length < PEOPLE_MAX ? t('found', { count: people.length }) : t('most', { count: PEOPLE_MAX })}
      </p>
      <ul className="people">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </ul>
    </>
  );
}

function PersonRow({ person }: { person: FoundPerson }) {
  const { t } = useTranslation('people');
  const { search } = useLocation();
  const { id, fullName, email, phone } = person;
  return (
    <li>
      <Link className="people-row" to={adminPersonPath(id)} state={search}>
        <strong>
          <bdi>{fullName || t('nameless')}</bdi>
        </strong>
        <span className="numbers">{t('id', { id })}</span>
        <bdi>{email}</bdi>
        {phone !== null && <bdi className="numbers">{phone}</bdi>}
        <PersonMarks person={person} />
      </Link>
    </li>
  );
}
