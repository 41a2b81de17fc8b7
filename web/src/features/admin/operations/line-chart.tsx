import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useThemeMode } from '../../../shared/theme/theme-mode.js';
import { COLOURS, FONT_FAMILY, type ThemeMode } from '../../../shared/theme/tokens.js';
import { turkishTimes } from '../../../shared/time/time-texts.js';
import type { Unit } from './cards.js';
import { axisText, metricText } from './metric-text.js';

/** Heights of the chart and its time axis, width of its value axis, px. */
const HEIGHT = 160;
const TIMES_HEIGHT = 28;
const LABELS_WIDTH = 64;

const STROKES = [
  { colour: 'brand', dash: [], width: 2, marker: 'solid' },
  { colour: 'action', dash: [6, 4], width: 1.5, marker: 'dashed' },
  { colour: 'textMuted', dash: [2, 3], width: 1.5, marker: 'dotted' },
] as const;

interface LineChartProps {
  label: string;
  at: readonly number[];
  lines: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  unit: Unit;
}

/** A line chart whose legend shows the values under the pointer, or else the latest values. */
export function LineChart({ label, at, lines, unit }: LineChartProps) {
  const { t } = useTranslation('operations');
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot>(null);
  const { mode } = useThemeMode();
  const data = (): uPlot.AlignedData => [[...at], ...lines.map(({ values }) => [...values])];
  const open = useEffectEvent((element: HTMLElement) => {
    const names = lines.map(({ name }) => name);
    const size = { width: element.clientWidth, height: HEIGHT };
    return new uPlot({ ...chartOptions(mode, unit, names, t('now')), ...size }, data(), element);
  });

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
  useEffect(() => chart.current?.setData(data()));

  return <div ref={place} className="chart numbers" role="img" aria-label={label} />;
}

function chartOptions(mode: ThemeMode, unit: Unit, names: readonly string[], now: string) {
  const colours = COLOURS[mode];
  const grid = { stroke: colours.line, width: 1 };
  const font = `12px ${FONT_FAMILY}`;
  const axis: uPlot.Axis = { stroke: colours.textMuted, font, grid, ticks: { show: false } };
  const clockText = (at: number) => turkishTimes.format(at);
  const series = names.map((label, line) => {
    const { colour, dash, width } = STROKES[line] ?? STROKES[0];
    const value: uPlot.Series.Value = ({ data }, _, index, sample) =>
      metricText(data[index]?.at(sample ?? -1) ?? null, unit);
    return { label, value, stroke: colours[colour], dash: [...dash], width, points: { show: false } };
  });
  return {
    ms: 1,
    legend: { live: true, markers: { dash: (_, index) => STROKES[index - 1]?.marker ?? 'solid' } },
    cursor: { drag: { x: false, y: false }, points: { size: 6 } },
    scales: { y: { range: (_, _least, most) => [0, most > 0 ? most * 1.1 : 1] } },
    axes: [
      { ...axis, size: TIMES_HEIGHT, values: (_, splits) => splits.map(clockText) },
      { ...axis, size: LABELS_WIDTH, values: (_, splits) => splits.map((value) => axisText(value, unit)) },
    ],
    series: [{ value: (_, at: number | null) => (at === null ? now : clockText(at)) }, ...series],
  } satisfies Omit<uPlot.Options, 'width' | 'height'>;
}
