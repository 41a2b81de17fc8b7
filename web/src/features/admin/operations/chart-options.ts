import type uPlot from 'uplot';
import { COLOURS, FONT_FAMILY, type ThemeMode } from '../../../shared/theme/tokens.js';
import type { Unit } from './cards.js';
import { clockText, figureText } from './figure-text.js';

/** How the lines of a chart are told apart: by colour and by dashes, as in the legend. */
const STROKES = [
  { colour: 'brand', dash: [] },
  { colour: 'action', dash: [6, 4] },
  { colour: 'textMuted', dash: [2, 3] },
] as const;

/** Room of the labels at the left, px. */
const LABELS_WIDTH = 64;

/** Room of the times below, px. */
const TIMES_HEIGHT = 28;

/** The scale ends so far above the highest value; it begins at nothing. */
const HEADROOM = 1.1;

interface Wanted {
  mode: ThemeMode;
  unit: Unit;
  lineCount: number;
  onPoint: (index: number | null) => void;
}

/** How a chart looks in a theme. */
export function chartOptions({
  mode,
  unit,
  lineCount,
  onPoint,
}: Wanted): Omit<uPlot.Options, 'width' | 'height'> {
  const colours = COLOURS[mode];
  const axis: uPlot.Axis = {
    stroke: colours.textMuted,
    font: `12px ${FONT_FAMILY}`,
    grid: { stroke: colours.line, width: 1 },
    ticks: { show: false },
  };
  return {
    ms: 1,
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, points: { size: 6 } },
    scales: { y: { range: (_, _least, most) => [0, most > 0 ? most * HEADROOM : 1] } },
    axes: [
      { ...axis, size: TIMES_HEIGHT, values: (_, splits) => splits.map(clockText) },
      { ...axis, size: LABELS_WIDTH, values: (_, splits) => splits.map((value) => figureText(value, unit)) },
    ],
    series: [
      {},
      ...STROKES.slice(0, lineCount).map(({ colour, dash }, index) => ({
        stroke: colours[colour],
        width: index === 0 ? 2 : 1.5,
        dash: [...dash],
        points: { show: false },
      })),
    ],
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
  };
}
