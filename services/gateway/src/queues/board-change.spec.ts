import { boardChange } from './board-change.js';

const change = (method: string, route: string, params = {}) =>
  boardChange(
    { id: 'request', method, params, routeOptions: { url: `/admin/queues/api/queues${route}` } },
    7,
  );

describe('boardChange', () => {
  it.each([
    ['/:queueName/:jobId/retry', 'retry'],
    ['/:queueName/clean/:queueStatus', 'clean'],
    ['/:queueName/:jobId/update-data', 'update-data'],
    ['/pause', 'pause'],
  ])('names the action of the route %s', (route, action) => {
    expect(change('PUT', route)).toMatchObject({
      kind: 'queue-change',
      adminId: 7,
      target: '',
      facts: { action },
    });
  });

  it('names queue, job, state and scheduler if the route has them', () => {
    const route = '/:queueName/job-schedulers/:schedulerId/remove';
    expect(change('PUT', route, { queueName: 'q', schedulerId: 'sweep' })).toMatchObject({
      target: 'q',
      facts: { action: 'job-schedulers remove', scheduler: 'sweep' },
    });
  });

  it('truncates to the maximum of the audit log', () => {
    const params = { queueName: 'q'.repeat(300), jobId: 'j'.repeat(300) };
    expect(change('PUT', '/:queueName/:jobId/retry', params)).toMatchObject({
      target: 'q'.repeat(200),
      facts: { job: 'j'.repeat(200) },
    });
  });

  it('returns null if the request only reads', () => {
    expect(change('GET', '/:queueName/:jobId')).toBeNull();
  });
});
