import { boardDeed } from './board-deed.js';

const at = (route: string) => `/admin/queues/api/queues${route}`;

describe('what an admin did to a queue', () => {
  it.each([
    ['/:queueName/:jobId/retry', 'retry'],
    ['/:queueName/clean/:queueStatus', 'clean'],
    ['/:queueName/:jobId/update-data', 'update-data'],
    ['/pause', 'pause'],
  ])('is told by the call %s', (route, deed) => {
    expect(boardDeed({ method: 'PUT', route: at(route), params: {} })).toEqual({ deed });
  });

  it('names queue, job, state and scheduler as far as the call does', () => {
    const params = { queueName: 'q', schedulerId: 'sweep' };
    const route = at('/:queueName/job-schedulers/:schedulerId/remove');
    expect(boardDeed({ method: 'PUT', route, params })).toEqual({
      deed: 'job-schedulers remove',
      queue: 'q',
      scheduler: 'sweep',
    });
  });

  it('is nothing where one only looks', () => {
    expect(boardDeed({ method: 'GET', route: at('/:queueName/:jobId'), params: {} })).toBeNull();
  });
});
