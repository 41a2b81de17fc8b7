import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { guardDependency } from './dependency.js';

const failWith = (error: Error) => () => Promise.reject(error);

describe('guardDependency', () => {
  it('throws service-unavailable with a retry delay for a refused connection', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    await expect(guardDependency('redis', failWith(refused))).rejects.toMatchObject({
      code: 'service-unavailable',
      retryAfter: 5,
    });
  });

  it('finds the failure inside a wrapped error', async () => {
    const inner = Object.assign(new Error('reset'), { code: 'ECONNRESET' });
    await expect(
      guardDependency('mongodb', failWith(new Error('outer', { cause: inner }))),
    ).rejects.toBeInstanceOf(DomainError);
  });

  it.each([
    'CLUSTERDOWN The cluster is down',
    "READONLY You can't write against a read only replica.",
    'Too many Cluster redirections. Last error: Error: Connection is closed.',
  ])('recognizes an unavailable part of a Redis Cluster: %s', async (message) => {
    await expect(guardDependency('redis', failWith(new Error(message)))).rejects.toBeInstanceOf(DomainError);
  });

  it.each([
    new TypeError('undefined is not a function'),
    new Error('You must be connected for the initial connection'),
    new DOMException('It timed out', 'TimeoutError'),
  ])('passes on any other error: %s', async (error) => {
    await expect(guardDependency('redis', failWith(error))).rejects.toBe(error);
  });
});
