import { parseOptions } from '@rotadas/lab/options';
import { FuzzArguments } from './arguments.ts';

const parseFuzzArguments = (argv: string[]) => parseOptions(FuzzArguments, argv);

describe('the arguments of the fuzzing', () => {
  it('are ten thousand calls of a new seed where nothing is said', () => {
    const [first, second] = [parseFuzzArguments([]), parseFuzzArguments([])];
    expect(first).toEqual({ cases: 10_000, seed: expect.any(Number) });
    expect(first.seed).not.toBe(second.seed);
  });

  it('name calls and seed', () => {
    expect(parseFuzzArguments(['--cases', '1500', '--seed', '1'])).toEqual({ cases: 1_500, seed: 1 });
  });

  it('are refused with every fault of them', () => {
    expect(() => parseFuzzArguments(['--cases', '5', '--seed', 'x'])).toThrow(
      /--cases: .*\n--seed: must be a number/,
    );
  });
});
