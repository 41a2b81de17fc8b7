import { useEffect, useEffectEvent, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useThemeMode } from '../../../shared/theme/theme-mode.js';
import { chartOptions } from './chart-options.js';
import type { Unit } from './cards.js';

/** Height of a chart, px. */
const HEIGHT = 160;

interface LineChartProps {
  /** What a screen reader tells in the chart's place. */
  label: string;
  at: readonly number[];
  lines: readonly (readonly (number | null)[])[];
  unit: Unit;
  /** Told the index of the moment under the pointer, or null where it is elsewhere. */
  onPoint: (index: number | null) => void;
}

/** Lines over the last hour; the first is drawn boldest. */
export function LineChart({ label, at, lines, unit, onPoint }: LineChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot>(null);
  const { mode } = useThemeMode();
  const point = useEffectEvent(onPoint);
  const data = (): uPlot.AlignedData => [[...at], ...lines.map((values) => [...values])];
  const open = useEffectEvent((element: HTMLElement) => {
    const options = chartOptions({ mode, unit, lineCount: lines.length, onPoint: point });
    return new uPlot({ ...options, width: element.clientWidth, height: HEIGHT }, data(), element);
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
