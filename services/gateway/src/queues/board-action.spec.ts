import { boardAction } from './board-action.js';

const at = (route: string) => `/admin/queues/api/queues${route}`;

describe('what an admin did to a queue', () => {
  it.each([
    ['/:queueName/:jobId/retry', 'retry'],
    ['/:queueName/clean/:queueStatus', 'clean'],
    ['/:queueName/:jobId/update-data', 'update-data'],
    ['/pause', 'pause'],
  ])('is told by the call %s', (route, action) => {
    expect(boardAction({ method: 'PUT', route: at(route), params: {} })).toEqual({ action });
  });

  it('names queue, job, state and scheduler as far as the call does', () => {
    const params = { queueName: 'q', schedulerId: 'sweep' };
    const route = at('/:queueName/job-schedulers/:schedulerId/remove');
    expect(boardAction({ method: 'PUT', route, params })).toEqual({
      action: 'job-schedulers remove',
      queue: 'q',
      scheduler: 'sweep',
    });
  });

  it('is nothing where one only looks', () => {
    expect(boardAction({ method: 'GET', route: at('/:queueName/:jobId'), params: {} })).toBeNull();
  });
});
