import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ALL_EVENTS, ALL_STREAMS } from './all-events.js';
import { ALL_RPCS } from './all-rpcs.js';
import { toDurableName, natsPermissions } from './nats-permissions.js';
import { SERVICE_ACCESS } from './service-access.js';
import { ServiceName } from '../primitives/service-name.js';

const SOURCES = join(import.meta.dirname, '..');
const Declared = z.looseObject({ subject: z.string() });

/** The subjects that files with this ending declare. */
async function declaredSubjects(ending: string): Promise<string[]> {
  const files = (await readdir(SOURCES, { recursive: true })).filter((file) => file.endsWith(ending));
  const modules = await Promise.all(files.map((file) => import(join(SOURCES, file)) as Promise<object>));
  const values = modules.flatMap((module) => Object.values(module).flatMap((group) => Object.values(group)));
  return values.flatMap((value) => Declared.safeParse(value).data?.subject ?? []);
}

describe('the NATS permissions of the services', () => {
  it('cover every declared RPC and event', async () => {
    const subjects = (all: readonly { subject: string }[]) => all.map(({ subject }) => subject).toSorted();
    expect(subjects(ALL_RPCS)).toEqual((await declaredSubjects('.rpc.ts')).toSorted());
    expect(subjects(ALL_EVENTS)).toEqual((await declaredSubjects('.events.ts')).toSorted());
  });

  it('let only the service that a subject starts with handle its RPCs, in one queue group', () => {
    for (const { subject } of ALL_RPCS) {
      const allowed = ServiceName.options.flatMap((service) => natsPermissions(service).subscribe);
      const owner = subject.split('.')[0];
      expect(allowed.filter((each) => each.split(' ')[0] === subject)).toEqual([`${subject} ${owner}`]);
    }
  });

  it('let only the gateway call RPCs that change an account, a report or a status', () => {
    const subjects = [
      'users.update-profile',
      'users.register',
      'reports.change-status',
      'providers.set-status',
    ];
    for (const service of ServiceName.options.filter((each) => each !== 'gateway'))
      for (const subject of subjects) expect(natsPermissions(service).publish).not.toContain(subject);
  });

  it('let only the service that a stream is named after publish its events', () => {
    for (const { subject, stream } of ALL_EVENTS) {
      const publishers = ServiceName.options.filter((service) =>
        natsPermissions(service).publish.includes(subject),
      );
      expect(publishers).toEqual([stream.name]);
    }
  });

  it('let a service use only the consumers and dead letters of the events that it consumes', () => {
    for (const service of ServiceName.options) {
      const { consumes = [] } = SERVICE_ACCESS[service];
      const { publish } = natsPermissions(service);
      const deadLetters = publish.filter((subject) => subject.startsWith('dead-letters.'));
      expect(deadLetters).toEqual(consumes.map(({ subject }) => `dead-letters.${service}.${subject}`));
      const consumers = publish.filter((subject) => subject.includes('.CONSUMER.'));
      const own = consumes.map((event) => `${event.stream.name}.${toDurableName(service, event)}`);
      expect(consumers.filter((subject) => !own.some((name) => subject.includes(name)))).toEqual([]);
      expect(consumers).toHaveLength(3 * own.length);
    }
  });

  it('let no service create, change or purge a stream, or read the replies of others', () => {
    for (const service of ServiceName.options) {
      const { publish, subscribe } = natsPermissions(service);
      expect(publish.filter((subject) => /STREAM\.(?!INFO|MSG)/.test(subject))).toEqual([]);
      expect(publish.filter((subject) => subject.includes('>') && !subject.startsWith('$JS.ACK.'))).toEqual(
        [],
      );
      expect(subscribe.filter((subject) => subject.includes('>'))).toEqual([`_INBOX_${service}.>`]);
    }
  });

  it('let only the users service, which erases accounts, read and delete single messages', () => {
    const allowed = (service: ServiceName) =>
      natsPermissions(service).publish.filter((subject) => subject.startsWith('$JS.API.STREAM.MSG.'));
    expect(ServiceName.options.filter((service) => allowed(service).length > 0)).toEqual(['users']);
    const streams = ALL_STREAMS.flatMap(({ name }) => [`GET.${name}`, `DELETE.${name}`]);
    expect(allowed('users')).toEqual(streams.map((each) => `$JS.API.STREAM.MSG.${each}`));
  });

  it('give each service its own database and keys, except for the queues that admins see', () => {
    const databases = ServiceName.options.flatMap((service) => SERVICE_ACCESS[service].database ?? []);
    expect(new Set(databases).size).toBe(databases.length);
    const keys = ServiceName.options
      .filter((service) => service !== 'gateway')
      .flatMap((service) => [
        ...(SERVICE_ACCESS[service].redis ?? []),
        ...(SERVICE_ACCESS[service].markers ?? []),
      ]);
    const overlapping = keys.filter((key) => keys.filter((other) => other.startsWith(key)).length > 1);
    expect(overlapping).toEqual([]);
  });
});
