import { Injectable } from '@nestjs/common';
import { falseIfDuplicate } from '@rotadas/service-kit/mongodb/duplicate-key';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { type Model, Schema } from 'mongoose';

interface Reservation {
  readonly agreementId: number;
  /** Seats or kg. */
  readonly quantity: number;
}

/** What is reserved of an offer, in one document, so that a reservation is one write. */
interface ReservationsDocument {
  /** Id of the offer. */
  readonly _id: number;
  readonly taken: readonly Reservation[];
  readonly total: number;
}

const reservationsSchema = new Schema<ReservationsDocument>(
  {
    _id: { type: Number, required: true },
    taken: { type: [Schema.Types.Mixed], required: true },
    total: { type: Number, required: true },
  },
  { versionKey: false, strict: 'throw' },
);

@Injectable()
export class ReservationStore {
  private readonly model: Model<ReservationsDocument>;

  constructor(private readonly mongodb: MongodbConnection) {
    this.model = mongodb.mongoose.model<ReservationsDocument>(
      'Reservations',
      reservationsSchema,
      'reservations',
    );
    mongodb.prepare(() => this.model.createIndexes());
  }

  /** Seats or kg that are reserved of an offer. */
  total(offerId: number): Promise<number> {
    return this.mongodb.run(async () => {
      const found = await this.model.findById(offerId, { total: 1 }).lean<{ total: number }>();
      return found?.total ?? 0;
    });
  }

  /** False if less than `quantity` is left of `capacity`. Idempotent by agreement. */
  reserve(offerId: number, reservation: Reservation, capacity: number): Promise<boolean> {
    const { agreementId, quantity } = reservation;
    return this.mongodb.run(async () => {
      const free = {
        _id: offerId,
        total: { $lte: capacity - quantity },
        'taken.agreementId': { $ne: agreementId },
      };
      const change = { $push: { taken: reservation }, $inc: { total: quantity } };
      // An insert, unless something is reserved: false if too little is left.
      const tryToReserve = () =>
        this.model.updateOne(free, change, { upsert: true }).then(() => true, falseIfDuplicate);
      // Again, since the first reservation of an offer rejects a concurrent one.
      if (quantity <= capacity && ((await tryToReserve()) || (await tryToReserve()))) return true;
      return (await this.model.exists({ _id: offerId, 'taken.agreementId': agreementId })) !== null;
    });
  }

  /** Idempotent; no effect if nothing is reserved. */
  async release(offerId: number, agreementId: number): Promise<void> {
    const taken = { $filter: { input: '$taken', cond: { $ne: ['$$this.agreementId', agreementId] } } };
    const update = [{ $set: { taken } }, { $set: { total: { $sum: '$taken.quantity' } } }];
    const reserved = { _id: offerId, 'taken.agreementId': agreementId };
    await this.mongodb.run(async () => {
      await this.model.updateOne(reserved, update, { updatePipeline: true });
      await this.model.deleteOne({ _id: offerId, total: 0 });
    });
  }
}
