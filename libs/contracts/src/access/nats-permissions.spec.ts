import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ALL_EVENTS, ALL_STREAMS } from './all-events.js';
import { ALL_ROUTES } from './all-routes.js';
import { toDurableName, natsPermissions } from './nats-permissions.js';
import { SERVICE_ACCESS } from './service-access.js';
import { DEAD_LETTERS } from '../routing/dead-letters.js';
import { SERVICES } from '../primitives/services.js';

const SOURCES = join(import.meta.dirname, '..');
const Declared = z.looseObject({ subject: z.string() });

/** The subjects of all that the files with this ending declare. */
async function declaredIn(ending: string): Promise<string[]> {
  const files = (await readdir(SOURCES, { recursive: true })).filter((file) => file.endsWith(ending));
  const modules = await Promise.all(files.map((file) => import(join(SOURCES, file)) as Promise<object>));
  const values = modules.flatMap((module) => Object.values(module).flatMap((group) => Object.values(group)));
  return values.flatMap((value) => Declared.safeParse(value).data?.subject ?? []);
}

describe('what services may do over NATS', () => {
  it('counts every route and event that is declared', async () => {
    const subjects = (all: readonly { subject: string }[]) => all.map(({ subject }) => subject).toSorted();
    expect(subjects(ALL_ROUTES)).toEqual((await declaredIn('.routes.ts')).toSorted());
    expect(subjects(ALL_EVENTS)).toEqual((await declaredIn('.events.ts')).toSorted());
  });

  it('lets each question be answered by one service, in its queue group, and asked by the gateway', () => {
    for (const { subject } of ALL_ROUTES) {
      const answering = SERVICES.filter((service) =>
        natsPermissions(service).subscribe.some((allowed) => allowed.split(' ')[0] === subject),
      );
      expect(answering).toEqual([subject.split('.')[0]]);
      expect(natsPermissions('gateway').publish).toContain(subject);
    }
  });

  it('lets nobody but the gateway ask what changes an account, a report or a position', () => {
    const changing = [
      'users.update-profile',
      'users.register',
      'reports.change-status',
      'providers.set-status',
    ];
    for (const service of SERVICES.filter((each) => each !== 'gateway'))
      for (const subject of changing) expect(natsPermissions(service).publish).not.toContain(subject);
  });

  it('lets each event be published by one service, and every stream have one', () => {
    for (const { subject, stream } of ALL_EVENTS) {
      const publishing = SERVICES.filter((service) => natsPermissions(service).publish.includes(subject));
      expect(publishing).toEqual([stream.name]);
    }
    const names = ALL_STREAMS.map(({ name }) => name).filter((name) => name !== DEAD_LETTERS.name);
    expect(SERVICES).toEqual(expect.arrayContaining(names));
  });

  it('lets a service publish dead letters of the events that it consumes, under its own name', () => {
    for (const service of SERVICES) {
      const { consumes = [] } = SERVICE_ACCESS[service];
      const published = natsPermissions(service).publish.filter((each) => each.startsWith('dead-letters.'));
      expect(published).toEqual(consumes.map(({ subject }) => `dead-letters.${service}.${subject}`));
    }
  });

  it('gives a consumer to nobody but who handles its event', () => {
    for (const service of SERVICES) {
      const { consumes = [] } = SERVICE_ACCESS[service];
      const consumers = natsPermissions(service).publish.filter((subject) => subject.includes('.CONSUMER.'));
      const own = consumes.map((event) => `${event.stream.name}.${toDurableName(service, event)}`);
      expect(consumers.filter((subject) => !own.some((name) => subject.includes(name)))).toEqual([]);
      expect(consumers).toHaveLength(3 * own.length);
    }
  });

  it('lets nobody make, change or empty a stream, or hear the answers of others', () => {
    for (const service of SERVICES) {
      const { publish, subscribe } = natsPermissions(service);
      expect(publish.filter((subject) => /STREAM\.(?!INFO)/.test(subject))).toEqual([]);
      expect(publish.filter((subject) => subject.includes('>') && !subject.startsWith('$JS.ACK.'))).toEqual(
        [],
      );
      expect(subscribe.filter((subject) => subject.includes('>'))).toEqual([`_INBOX_${service}.>`]);
    }
  });

  it('gives each service a database and keys that no other has, but for the queues that admins watch', () => {
    const databases = SERVICES.flatMap((service) => SERVICE_ACCESS[service].database ?? []);
    expect(new Set(databases).size).toBe(databases.length);
    const keys = SERVICES.filter((service) => service !== 'gateway').flatMap((service) => [
      ...(SERVICE_ACCESS[service].redis ?? []),
      ...(SERVICE_ACCESS[service].markers ?? []),
    ]);
    const beginsAlike = keys.filter((key) => keys.filter((other) => other.startsWith(key)).length > 1);
    expect(beginsAlike).toEqual([]);
  });
});
