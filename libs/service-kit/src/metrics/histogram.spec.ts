import { Histogram } from './histogram.js';

describe('Histogram', () => {
  it('counts each value in the buckets whose bounds it does not exceed, by labels', () => {
    const durations = new Histogram({ name: 'wait_seconds', help: 'Waits' }, ['route'], [0.1, 1]);
    const observe = durations.of({ route: 'a' });
    observe(0.1);
    observe(0.5, 3);
    observe(7);
    durations.of({ route: 'b' })(0.25);
    expect(durations.text().split('\n')).toEqual([
      '# HELP wait_seconds Waits',
      '# TYPE wait_seconds histogram',
      'wait_seconds_bucket{route="a",le="0.1"} 1',
      'wait_seconds_bucket{route="a",le="1"} 4',
      'wait_seconds_bucket{route="a",le="+Inf"} 5',
      'wait_seconds_sum{route="a"} 8.6',
      'wait_seconds_count{route="a"} 5',
      'wait_seconds_bucket{route="b",le="0.1"} 0',
      'wait_seconds_bucket{route="b",le="1"} 1',
      'wait_seconds_bucket{route="b",le="+Inf"} 1',
      'wait_seconds_sum{route="b"} 0.25',
      'wait_seconds_count{route="b"} 1',
      '',
    ]);
  });

  it('has one series for the same labels, whoever asks', () => {
    const sizes = new Histogram({ name: 'size', help: 'Sizes' }, ['a', 'b'], [1]);
    sizes.of({ a: '1', b: '2' })(1);
    sizes.of({ b: '2', a: '1' })(1);
    expect(sizes.text()).toContain('size_count{a="1",b="2"} 2');
  });

  it('escapes what would end a label', () => {
    const sizes = new Histogram({ name: 'size', help: 'Sizes' }, ['a'], []);
    sizes.of({ a: 'x"\\\ny' })(1);
    expect(sizes.text()).toContain(String.raw`size_count{a="x\"\\\ny"} 1`);
  });
});
