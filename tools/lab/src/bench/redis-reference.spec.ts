import { requestsPerSecond } from './redis-reference.ts';

describe('requestsPerSecond', () => {
  it('reads the rate with and without a header line', () => {
    const line = '"GEOADD bench:geoadd 32.86 39.93 provider:__rand_int__","51020.41","0.5","0.1"';
    expect(requestsPerSecond(`${line}\n`)).toBe(51_020.41);
    expect(requestsPerSecond(`"test","rps","avg_latency_ms"\n${line}\n`)).toBe(51_020.41);
  });

  it('throws without a rate', () => {
    expect(() => requestsPerSecond('Could not connect')).toThrow('Could not connect');
  });
});
