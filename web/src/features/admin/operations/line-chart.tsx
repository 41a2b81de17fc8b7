import { useEffect, useEffectEvent, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useThemeMode } from '../../../shared/theme/theme-mode.js';
import { COLOURS, FONT_FAMILY, type ThemeMode } from '../../../shared/theme/tokens.js';
import type { Unit } from './cards.js';
import { clockText, metricText } from './metric-text.js';

/** Heights of the chart and its time axis, width of its value axis, px. */
const HEIGHT = 160;
const TIMES_HEIGHT = 28;
const LABELS_WIDTH = 64;

/** Same colours and dashes as the legend. */
const STROKES = [
  { colour: 'brand', dash: [], width: 2 },
  { colour: 'action', dash: [6, 4], width: 1.5 },
  { colour: 'textMuted', dash: [2, 3], width: 1.5 },
] as const;

interface LineChartProps {
  label: string;
  at: readonly number[];
  lines: readonly (readonly (number | null)[])[];
  unit: Unit;
  /** Called with the index of the sample under the pointer, or null. */
  onPoint: (index: number | null) => void;
}

export function LineChart({ label, at, lines, unit, onPoint }: LineChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot>(null);
  const { mode } = useThemeMode();
  const point = useEffectEvent(onPoint);
  const data = (): uPlot.AlignedData => [[...at], ...lines.map((values) => [...values])];
  const open = useEffectEvent((element: HTMLElement) => {
    const size = { width: element.clientWidth, height: HEIGHT };
    const hooks = { setCursor: [({ cursor }: uPlot) => point(cursor.idx ?? null)] };
    return new uPlot({ ...chartOptions(mode, unit, lines.length), ...size, hooks }, data(), element);
  });
  const draw = useEffectEvent(() => chart.current?.setData(data()));

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const opened = open(element);
    chart.current = opened;
    const resized = new ResizeObserver(() => opened.setSize({ width: element.clientWidth, height: HEIGHT }));
    resized.observe(element);
    return () => {
      resized.disconnect();
      chart.current = null;
      opened.destroy();
    };
  }, [mode, unit]);
  useEffect(() => draw(), [at]);

  return <div ref={place} className="chart" role="img" aria-label={label} style={{ height: HEIGHT }} />;
}

function chartOptions(
  mode: ThemeMode,
  unit: Unit,
  lineCount: number,
): Omit<uPlot.Options, 'width' | 'height'> {
  const colours = COLOURS[mode];
  const grid = { stroke: colours.line, width: 1 };
  const font = `12px ${FONT_FAMILY}`;
  const axis: uPlot.Axis = { stroke: colours.textMuted, font, grid, ticks: { show: false } };
  const points = { show: false };
  return {
    ms: 1,
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, points: { size: 6 } },
    scales: { y: { range: (_, _least, most) => [0, most > 0 ? most * 1.1 : 1] } },
    axes: [
      { ...axis, size: TIMES_HEIGHT, values: (_, splits) => splits.map(clockText) },
      { ...axis, size: LABELS_WIDTH, values: (_, splits) => splits.map((value) => metricText(value, unit)) },
    ],
    series: [
      {},
      ...STROKES.slice(0, lineCount).map(({ colour, dash, width }) => ({
        stroke: colours[colour],
        width,
        dash: [...dash],
        points,
      })),
    ],
  };
}
