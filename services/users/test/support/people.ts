import { jetstreamManager } from '@nats-io/jetstream';
import { ALL_STREAMS } from '@rotadas/contracts/access/all-events';
import { matchingEvents } from '@rotadas/contracts/matching/matching.events';
import { DEAD_LETTERS, deadLetterSubject } from '@rotadas/contracts/protocol/dead-letters';
import { storedMessages } from '@rotadas/contracts/personal-data/erase-events';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { withNats, withRedis } from '@rotadas/test-kit/connections';
import type { Connection } from 'mongoose';

/** A user with data in every service, whose texts contain `word`. */
export interface Person {
  readonly id: number;
  readonly word: string;
  readonly uid: string;
  readonly email: string;
  readonly phone: string;
}

const SYSTEM_DATABASES = new Set(['admin', 'config', 'local']);

/** A rating that the person gave, which stays and names the person by ID only. */
const given = ({ id }: Person, otherId: number) => ({ fromUserId: id, toUserId: otherId, rating: 5 });

/** Documents by database and collection, as far as an erasure reads them. */
function documents(person: Person, otherId: number): Record<string, Record<string, object[]>> {
  const { id, word, phone, uid, email } = person;
  const text = `${word} ${phone}`;
  const end = { name: text, placeId: null, point: null };
  const asRequester = { requesterId: id, providerId: otherId, endedBy: 'requester' };
  const asProvider = { requesterId: otherId, providerId: id, endedBy: 'provider', note: null };
  return {
    users: {
      users: [{ _id: id, googleId: uid, email, fullName: word, phone, eraseAt: null, signedOutAt: 0 }],
      devices: [{ _id: id, userId: id, name: text, tokenHash: `${uid}-device`, slot: 1 }],
      photos: [{ _id: id, hash: word }],
      blocks: [{ blockerId: id, blockedId: otherId }],
    },
    providers: {
      offers: [{ _id: id, userId: id, description: text }],
      plannedoffers: [{ _id: id, plans: [text] }],
      providers: [{ _id: id, offer: { fullName: word, phone } }],
    },
    reports: { reports: [{ _id: id, userId: id, description: text }] },
    matching: { 'saved-routes': [{ _id: id, userId: id, from: end }] },
    notifications: {
      notifications: [
        { _id: 2 * id, userId: id, text },
        { _id: 2 * id + 1, userId: otherId, text, data: { otherUserId: id } },
      ],
      notificationsettings: [{ _id: id, channels: { push: text } }],
      pushsubscriptions: [{ _id: uid, userId: id, endpoint: text }],
    },
    agreements: {
      agreements: [
        { _id: 2 * id, ...asRequester, note: text, from: end, to: end, reason: text },
        { _id: 2 * id + 1, ...asProvider, reason: text },
      ],
      messages: [{ _id: id, fromUserId: id, text }],
      ratings: [
        { _id: 2 * id, ...given(person, otherId), agreementId: 2 * id },
        { _id: 2 * id + 1, fromUserId: otherId, toUserId: id, comment: text, agreementId: 2 * id + 1 },
      ],
      ratingtotals: [{ _id: id, sum: 5, count: 1 }],
    },
  };
}

export async function addPeople(
  mongodb: Connection,
  natsUrl: string,
  people: readonly Person[],
  otherId: number,
): Promise<void> {
  for (const person of people)
    for (const [database, collections] of Object.entries(documents(person, otherId)))
      for (const [name, added] of Object.entries(collections))
        await mongodb.useDb(database, { useCache: true }).collection(name).insertMany(added);
  await withNats(natsUrl, async (nats) => {
    const jetstream = (await jetstreamManager(nats)).jetstream();
    for (const { id: userId, word, phone } of people) {
      const changed = { payload: { userId, fullName: word, phone } };
      const matched = { payload: { userId: otherId, offer: { userId, fullName: word } } };
      await jetstream.publish(usersEvents.profileChanged.subject, JSON.stringify(changed));
      await jetstream.publish(matchingEvents.routeMatched.subject, JSON.stringify(matched));
      const letter = deadLetterSubject('providers', usersEvents.profileChanged);
      await jetstream.publish(letter, JSON.stringify(changed));
    }
  });
}

export async function createStreams(natsUrl: string): Promise<void> {
  await withNats(natsUrl, async (nats) => {
    const { streams } = await jetstreamManager(nats);
    for (const { name, subjects } of ALL_STREAMS) await streams.add({ name, subjects: [...subjects] });
  });
}

/** All places that contain a text: documents, events and keys of Redis. */
export async function placesWith(
  text: RegExp,
  mongodb: Connection,
  natsUrl: string,
  redisUrl: string,
): Promise<string[]> {
  const found = await Promise.all([
    inMongodb(text, mongodb),
    inStreams(text, natsUrl),
    inRedis(text, redisUrl),
  ]);
  return found.flat();
}

async function inMongodb(text: RegExp, mongodb: Connection): Promise<string[]> {
  const found: string[] = [];
  const { databases } = await mongodb.listDatabases();
  for (const { name } of databases.filter((each) => !SYSTEM_DATABASES.has(each.name))) {
    const database = mongodb.useDb(name, { useCache: true });
    for (const collection of await database.listCollections())
      for (const document of await database.collection(collection.name).find().toArray())
        if (text.test(JSON.stringify(document))) found.push(`${name}.${collection.name}`);
  }
  return found;
}

function inStreams(text: RegExp, natsUrl: string): Promise<string[]> {
  return withNats(natsUrl, async (nats) => {
    const { streams } = await jetstreamManager(nats);
    const found: string[] = [];
    for (const { name } of [...ALL_STREAMS, DEAD_LETTERS])
      for await (const message of storedMessages(streams, name, '>'))
        if (text.test(message.string())) found.push(name);
    return found;
  });
}

function inRedis(text: RegExp, redisUrl: string): Promise<string[]> {
  return withRedis(redisUrl, async (redis) => {
    const readers: Record<string, (key: string) => Promise<unknown>> = {
      string: (key) => redis.get(key),
      hash: (key) => redis.hgetall(key),
      list: (key) => redis.lrange(key, 0, -1),
      set: (key) => redis.smembers(key),
      zset: (key) => redis.zrange(key, '0', '-1'),
      stream: (key) => redis.xrange(key, '-', '+'),
    };
    const found: string[] = [];
    for (const key of await redis.keys('*')) {
      const value = await readers[await redis.type(key)]?.(key);
      if (text.test(key + JSON.stringify(value))) found.push(key);
    }
    return found;
  });
}
