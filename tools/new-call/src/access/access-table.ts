import { ALL_EVENTS } from '@rotadas/contracts/access/all-events';
import { ALL_RPCS } from '@rotadas/contracts/access/all-rpcs';
import { SERVICE_ACCESS } from '@rotadas/contracts/access/service-access';
import { SERVICES } from '@rotadas/contracts/primitives/services';

export function accessRows(): string[][] {
  return SERVICES.map((service) => {
    const { calls, publishes, subscribes, consumes, database, redis, markers } = SERVICE_ACCESS[service];
    const answers = ALL_RPCS.filter(({ subject }) => subject.startsWith(`${service}.`));
    const events = ALL_EVENTS.filter(({ stream }) => stream.name === service);
    return [
      `\`${service}\``,
      listed(subjectsOf(answers)),
      calls === ALL_RPCS ? 'all requests' : listed(subjectsOf(calls)),
      listed([...(publishes ?? []), ...subjectsOf(events)]),
      listed([
        ...(subscribes ?? []),
        ...subjectsOf(consumes ?? []).map((subject) => `${subject} (JetStream)`),
      ]),
      listed(database === undefined ? [] : [database]),
      listed([...(redis ?? []), ...(markers ?? []).map((prefix) => `${prefix} (markers)`)]),
    ];
  });
}

export function rowsBelow(heading: string, text: string): string[][] {
  const section = text.slice(text.indexOf(`${heading}\n`)).split('\n');
  const begin = section.findIndex((line) => line.startsWith('|'));
  const end = section.findIndex((line, at) => at > begin && !line.startsWith('|'));
  return section.slice(begin + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const subjectsOf = (declared: readonly { readonly subject: string }[]) =>
  declared.map(({ subject }) => subject);

const listed = (names: readonly string[]) =>
  names.map((name) => name.replace(/^\S+/, (word) => `\`${word}\``)).join(', ') || '–';
