import { styleText } from 'node:util';
import { prettyFactory } from 'pino-pretty';
import type { Screen } from '../product/log-lines.ts';

const COLOURS = ['cyan', 'magenta', 'yellow', 'green', 'blue'] as const;
const WIDTH = 'providers'.length;

export function devLines(part: string, index: number, show: (line: string) => void): Screen {
  const colour = COLOURS[index % COLOURS.length] ?? 'white';
  const name = styleText(colour, part.padEnd(WIDTH));
  const pretty = prettyFactory({
    colorize: process.stdout.hasColors?.() ?? false,
    translateTime: 'SYS:HH:MM:ss.l',
    ignore: 'pid,hostname,name,context',
    singleLine: true,
  });
  return {
    write(line) {
      if (line.trim() === '') return;
      for (const shown of pretty(line).trimEnd().split('\n')) show(`${name}  ${shown}`);
    },
    end: () => undefined,
  };
}
