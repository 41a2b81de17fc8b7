import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jetstream } from '@nats-io/jetstream';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { QUEUE_PREFIX, QUEUES } from '@rotadas/contracts/queues/queues';
import { EventMessage } from '@rotadas/contracts/protocol/event';
import { SWEEP } from '@rotadas/providers/offers/store/expiry-jobs';
import { withCollection, withNats } from '@rotadas/test-kit/connections';
import type { SessionEvent } from './expected-state.ts';

async function readEvents(natsUrl: string, stream: string): Promise<{ subject: string; payload: unknown }[]> {
  const events = new Map<string, { subject: string; payload: unknown }>();
  await withNats(natsUrl, async (nats) => {
    const consumer = await jetstream(nats).consumers.get(stream);
    if ((await consumer.info()).num_pending === 0) return;
    for await (const message of await consumer.consume()) {
      const { id, payload } = EventMessage.parse(message.json());
      if (!events.has(id)) events.set(id, { subject: message.subject, payload });
      if (message.info.pending === 0) break;
    }
  });
  return [...events.values()];
}

export async function readSessionEvents(natsUrl: string): Promise<SessionEvent[]> {
  const { wentOnline, wentOffline } = providersEvents;
  const events = await readEvents(natsUrl, wentOnline.stream.name);
  return events.flatMap(({ subject, payload }): SessionEvent[] => {
    if (subject === wentOffline.subject)
      return [{ userId: wentOffline.payload.parse(payload).userId, offerId: null }];
    if (subject !== wentOnline.subject) return [];
    const { userId, offerId } = wentOnline.payload.parse(payload);
    return [{ userId, offerId }];
  });
}

const MESSAGE_ID = /^Message-ID: <notification-(\d+)@/im;

export async function readMails(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => MESSAGE_ID.exec(text)?.[1] ?? []);
}

const UserData = z.object({ userId: z.int() });

export interface RemainingJobs {
  readonly usersWithExpiryJob: ReadonlySet<number>;
  /** Includes a failed sweep, although the next one does the same work. */
  readonly givenUp: readonly string[];
  readonly unsent: number;
}

export async function readRemainingJobs(redisUrl: string): Promise<RemainingJobs> {
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
  const open = (name: string) => new Queue(name, { connection, prefix: QUEUE_PREFIX });
  const ends = open(QUEUES.offerExpiry);
  const deliveries = [open(QUEUES.push), open(QUEUES.mail)];
  const queues = [ends, ...deliveries];
  try {
    const waiting = await Promise.all(
      deliveries.map((queue) => queue.getJobCountByTypes('waiting', 'active', 'delayed')),
    );
    return {
      usersWithExpiryJob: new Set(
        (await ends.getDelayed()).flatMap(({ data }) => UserData.safeParse(data).data?.userId ?? []),
      ),
      givenUp: (await Promise.all(queues.map(givenUpIn))).flat(),
      unsent: waiting.reduce((sum, count) => sum + count, 0),
    };
  } finally {
    await Promise.all(queues.map((queue) => queue.close()));
    connection.disconnect();
  }
}

async function givenUpIn(queue: Queue): Promise<string[]> {
  const jobs = (await queue.getFailed()).filter(({ name }) => name !== SWEEP);
  return jobs.map(({ name, id, failedReason }) => `${queue.name} ${name} ${id}: ${failedReason}`);
}

/** Expires offers in MongoDB without their jobs, as if Redis had lost the jobs. */
export async function expireOffers(mongodbUrl: string, userIds: readonly number[]): Promise<void> {
  const online = { _id: { $in: [...userIds] }, isOnline: true };
  await withCollection(mongodbUrl, 'providers', (providers) =>
    providers.updateMany(online, { $set: { endsAt: Date.now() } }),
  );
}
