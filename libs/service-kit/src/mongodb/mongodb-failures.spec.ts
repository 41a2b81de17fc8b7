import { mongo } from 'mongoose';
import { isDependencyFailure } from '../errors/dependency.js';
import './mongodb-connection.js';

describe('a failure of MongoDB', () => {
  it.each([
    ['a lost connection', new mongo.MongoNetworkError('reset')],
    [
      'a bulk whose connection was lost',
      new mongo.MongoBulkWriteError(new mongo.MongoNetworkError('reset'), {} as never),
    ],
    ['a closed client', new mongo.MongoClientClosedError()],
    ['a server that goes down', new mongo.MongoServerError({ code: 11_600 })],
    ['a rejected password', new mongo.MongoServerError({ code: 18, errorLabels: ['HandshakeError'] })],
  ])('is %s', (_what, error) => {
    expect(isDependencyFailure(error)).toBe(true);
  });

  it.each([
    ['a rejected request', new mongo.MongoServerError({ code: 50 })],
    [
      'a bulk with a rejected write',
      new mongo.MongoBulkWriteError({ message: 'no', code: 121 }, {} as never),
    ],
    ['an error that reads like one', new Error('MongoClient must be connected')],
  ])('is not %s', (_what, error) => {
    expect(isDependencyFailure(error)).toBe(false);
  });
});
