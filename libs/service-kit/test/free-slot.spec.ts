import { databaseName } from '@rotadas/test-kit/require-env';
import { type Model, Schema } from 'mongoose';
import { createInFreeSlot, SLOT_INDEX, type SlotDocument } from '../src/mongodb/free-slot.js';
import { MongodbConnection } from '../src/mongodb/mongodb-connection.js';

interface Parcel extends SlotDocument {
  readonly _id: number;
}

const schema = new Schema<Parcel>({ _id: Number, userId: Number, slot: Number });
schema.index(...SLOT_INDEX);

const MAX = 5;

describe('createInFreeSlot', () => {
  const mongodb = new MongodbConnection(databaseName('slots'));
  let parcels: Model<Parcel>;
  let lastId = 0;
  beforeAll(() => {
    parcels = mongodb.mongoose.model<Parcel>('Parcel', schema, 'parcels');
    mongodb.prepare(() => parcels.createIndexes());
    mongodb.onModuleInit();
  });
  beforeEach(() => mongodb.run(async () => void (await parcels.deleteMany())));
  afterAll(() => mongodb.onApplicationShutdown());

  const create = (userId: number, _id = (lastId += 1)) =>
    mongodb.run(() => createInFreeSlot(parcels, { userId, max: MAX }, (slot) => ({ _id, userId, slot })));

  it('fills the slots of each user in order, and then returns null', async () => {
    for (let slot = 0; slot < MAX; slot += 1) expect(await create(7)).toMatchObject({ userId: 7, slot });
    expect(await create(7)).toBeNull();
    expect(await create(8)).toMatchObject({ userId: 8, slot: 0 });
  });

  it('fills no slot twice under concurrent calls', async () => {
    const created = await Promise.all(Array.from({ length: 2 * MAX }, () => create(7)));
    expect(created.flatMap((parcel) => parcel?.slot ?? []).toSorted()).toEqual([0, 1, 2, 3, 4]);
    expect(await parcels.countDocuments({ userId: 7 })).toBe(MAX);
  });

  it('uses the slot of a deleted document again', async () => {
    for (let count = 0; count < MAX; count += 1) await create(7);
    await parcels.deleteOne({ userId: 7, slot: 2 });
    expect(await create(7)).toMatchObject({ slot: 2 });
  });

  it('fails if the document breaks another unique index', async () => {
    const first = await create(7);
    await expect(create(8, first?._id)).rejects.toMatchObject({ code: 'change-conflict' });
  });
});
