import { eventually } from '@rotadas/test-kit/eventually';
import { type LaunchedService, launchService } from '@rotadas/test-kit/launch-service';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { type Connection, createConnection } from 'mongoose';
import { OTHER_SERVICES, startOtherServices } from '../support/other-services.js';
import { addPeople, createStreams, type Person, placesWith } from '../support/people.js';
import { startIdentityProvider } from '../support/stand-in-identity-provider.js';

const ERASED = 100;
const KEPT_ID = 1_000;
/** An RPC whose reply is lost takes 30 s; the second erasure is a minute after the first. */
const LIMIT_MS = 460_000;

const aPerson = (id: number, word: string): Person => ({
  id,
  word: `${word} Kişi ${id}`,
  uid: `uid-${word}-${id}`,
  email: `${word}-${id}@rotadas.example`,
  phone: word === 'Silinen' ? `+90532000${id + 1_000}` : `+90533000${id}`,
});
const PEOPLE = Array.from({ length: ERASED }, (_, index) => aPerson(index + 1, 'Silinen'));
const KEPT = [aPerson(KEPT_ID, 'Kalan'), aPerson(KEPT_ID + 1, 'Kalan')];

type Step = 'erase' | 'mail' | 'delete-sign-in';

/** How many calls of a step precede each fault. */
const CALLS_BEFORE_FAULT: Record<Step, number> = { erase: 150, mail: 15, 'delete-sign-in': 15 };

describe('erasing 100 accounts while servers and the service are killed', () => {
  let [mongodb, nats, redis]: PrivateServer[] = [];
  let users: LaunchedService;
  let connection: Connection;
  let identityProvider: Awaited<ReturnType<typeof startIdentityProvider>>;
  let others: Awaited<ReturnType<typeof startOtherServices>>;

  /** Faults that wait for their step, in order; one at a time. */
  const faults: Record<Step, (() => Promise<void>)[]> = { erase: [], mail: [], 'delete-sign-in': [] };
  const calls: Record<Step, number> = { erase: 0, mail: 0, 'delete-sign-in': 0 };
  let running: Promise<void> | undefined;
  const failures: unknown[] = [];
  const onStep = (step: Step) => {
    calls[step] += 1;
    if (running || calls[step] < CALLS_BEFORE_FAULT[step]) return;
    const fault = faults[step].shift();
    if (!fault) return;
    calls[step] = 0;
    running = fault()
      .catch((error: unknown) => failures.push(error))
      .then(() => void (running = undefined));
  };

  const inDatabase = (name: string) => connection.useDb(name, { useCache: true });
  const accounts = () => inDatabase('users').collection<{ _id: number }>('users');
  const stored = new Set<number>();
  /** What is in progress stores data about the user again, until the first sweep has ended. */
  const finishWork = async (userId: number) => {
    if (!(await accounts().findOne({ _id: userId, 'erasure.erasedElsewhereAt': null }))) return;
    const late = { userId, text: `Silinen Kişi ${userId}` };
    await inDatabase('notifications').collection('notifications').insertOne(late);
    stored.add(userId);
  };

  beforeAll(async () => {
    [mongodb, nats, redis] = await Promise.all([
      privateServer('mongodb'),
      privateServer('nats'),
      privateServer('redis'),
    ]);
    const [mongodbUrl, natsUrl, redisUrl] = [mongodb?.url ?? '', nats?.url ?? '', redis?.url ?? ''];
    connection = await createConnection(mongodbUrl, { serverSelectionTimeoutMS: 2_000 }).asPromise();
    await createStreams(natsUrl);
    await addPeople(connection, natsUrl, PEOPLE, KEPT_ID);
    await addPeople(connection, natsUrl, KEPT, 5_000);
    identityProvider = await startIdentityProvider(async () => onStep('delete-sign-in'));
    others = await startOtherServices(natsUrl, connection, {
      async erased(service, userId) {
        if (service === 'notifications') await finishWork(userId);
        onStep('erase');
      },
      mailing: async () => onStep('mail'),
    });
    const database = new URL(mongodbUrl);
    database.pathname = '/users';
    users = await launchService('users', {
      MONGODB_URI: database.href,
      NATS_URL: natsUrl,
      REDIS_URL: redisUrl,
      PERSONAL_DATA_KEY: 'a key that only these tests know, 123',
      NODE_ENV: 'test',
      FIREBASE_PROJECT_ID: 'demo-rotadas',
      FIREBASE_AUTH_EMULATOR_HOST: identityProvider.host,
      ERASE_EVERY: '1',
      LOG_LEVEL: 'warn',
    });
    const restart = (server: PrivateServer | undefined) => async () => {
      await server?.stop();
      await server?.start();
    };
    const crash = async () => {
      await users.crash();
      await users.restart();
    };
    for (const step of Object.values(faults))
      step.push(crash, restart(mongodb), restart(redis), restart(nats));
  }, 60_000);
  afterAll(async () => {
    await running;
    await users.stop();
    await others.stop();
    await identityProvider.stop();
    await connection.close();
    await Promise.all([mongodb?.end(), nats?.end(), redis?.end()]);
  });

  const search = (text: RegExp) => placesWith(text, connection, nats?.url ?? '', redis?.url ?? '');

  it(
    'leaves nothing but their IDs anywhere, and all data of others',
    async () => {
      expect(new Set(await search(/Silinen/)).size).toBeGreaterThan(OTHER_SERVICES.length);
      const kept = await search(/Kalan/);
      await accounts().updateMany({ _id: { $lte: ERASED } }, { $set: { eraseAt: Date.now() } });
      await eventually(
        'all accounts are erased',
        async () => !running && (await accounts().countDocuments()) === KEPT.length,
        LIMIT_MS,
      );
      expect(failures).toEqual([]);
      expect(Object.values(faults).flat()).toEqual([]);
      expect(stored.size).toBe(ERASED);
      expect(await search(/Silinen|\+90532000/)).toEqual([]);
      expect((await search(/Kalan/)).toSorted()).toEqual(kept.toSorted());
      expect(await inDatabase('users').collection('erasures').countDocuments()).toBe(ERASED);
      expect([...identityProvider.deleted].toSorted()).toEqual(PEOPLE.map(({ uid }) => uid).toSorted());
      expect(new Set(others.mails)).toEqual(new Set(PEOPLE.map(({ email }) => email)));
    },
    LIMIT_MS + 60_000,
  );
});
