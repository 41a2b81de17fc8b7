import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { countHit, limitHit } from './limit-hits.js';

describe('limit hits', () => {
  it('are counted by limit', async () => {
    const metrics = new Metrics();
    countHit('sockets');
    limitHit('user');
    limitHit('user');
    const { body } = await metrics.text();
    expect(body).toContain('rotadas_limit_hits_total{limit="sockets"} 1\n');
    expect(body).toContain('rotadas_limit_hits_total{limit="user"} 2\n');
    expect(body).toContain('rotadas_limit_hits_total{limit="address"} 0\n');
  });

  it('return an error with a delay before a retry, if it is known', () => {
    expect(limitHit('list', 30)).toMatchObject({ code: 'rate-limited', retryAfter: 30 });
    expect(limitHit('list')).toMatchObject({ code: 'rate-limited', retryAfter: undefined });
  });
});
