/** How long files are, lines. */
export interface LineStatistics {
  readonly files: number;
  readonly median: number;
  /** Nine of ten files have no more. */
  readonly ninetiethPercentile: number;
  readonly largest: number;
  /** The name of the largest. */
  readonly largestFile: string;
}

/** The statistics of files given by name and number of lines; there has to be one at least. */
export function lineStatistics(lengths: ReadonlyMap<string, number>): LineStatistics {
  const sorted = [...lengths].sort(([, one], [, other]) => one - other);
  const last = sorted.at(-1);
  if (last === undefined) throw new Error('There is no file');
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]?.[1] ?? last[1];
  const [largestFile, largest] = last;
  return { files: sorted.length, median: at(0.5), ninetiethPercentile: at(0.9), largest, largestFile };
}
