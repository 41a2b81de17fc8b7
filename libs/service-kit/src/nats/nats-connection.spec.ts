import { NoRespondersError, TimeoutError } from '@nats-io/transport-node';
import { isDependencyFailure } from '../errors/dependency.js';
import './nats-connection.js';

describe('a failure of NATS', () => {
  it('is an error of the class of its client, not of the same name', () => {
    const failures = [new TimeoutError(), new NoRespondersError('users.get')];
    expect(failures.map(isDependencyFailure)).toEqual([true, true]);
    const other = Object.assign(new Error('a fetch took too long'), { name: 'TimeoutError' });
    expect(isDependencyFailure(other)).toBe(false);
  });
});
