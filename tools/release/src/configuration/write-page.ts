import { readText } from '../repository.ts';
import { SERVICES, type Setting } from './setting.ts';

/** A row of the page; a new one may end after the name. */
export const ROW = /^\| `([A-Z_]+)` \|.*$/gm;

/** How a compose file passes on a setting: `${NAME}`, a key without a value, a name in a list. */
const PASSED_ON = /\$\{([A-Z_]+)|^ +([A-Z_]+):$|, ([A-Z_]+)(?=,| \})/gm;
const COMPOSE_SETTINGS: ReadonlySet<string | undefined> = new Set(
  ['docker-compose.yml', 'deploy/own-firebase.yml'].flatMap((file) =>
    [...readText(file).matchAll(PASSED_ON)].flatMap((match) => match.slice(1)),
  ),
);

const PART_LABELS: Readonly<Record<string, string>> = {
  launcher: '`npm start`',
  simulator: 'demo',
  compose: 'Docker Compose',
  vite: 'web app’s development server',
};

export function writePage(page: string, settings: ReadonlyMap<string, Setting>): string {
  return page.replaceAll(ROW, (_, name: string) => row(name, settings.get(name)));
}

function row(name: string, setting: Setting | undefined): string {
  if (setting === undefined) throw new Error(`The page has the unknown setting ${name}`);
  const options = setting.options.map((option) => `\`${option}\``).join(', ');
  const description = [
    setting.isSecret ? '**Secret.**' : '',
    setting.description,
    options && `One of ${options}.`,
    setting.parts.some((part) => SERVICES.includes(part)) && !COMPOSE_SETTINGS.has(setting.name)
      ? 'Not with Docker Compose.'
      : '',
  ];
  const cells = [
    `\`${setting.name}\``,
    defaultCell(setting),
    partsCell(setting),
    description.filter(Boolean).join(' '),
  ];
  return `| ${cells.join(' | ')} |`;
}

function defaultCell(setting: Setting): string {
  if (setting.isRequired) return 'required';
  if (setting.default === '') return '–';
  return `\`${setting.default}\`${setting.isLauncherDefault ? ' with `npm start`' : ''}`;
}

function partsCell({ parts }: Setting): string {
  const missing = SERVICES.filter((service) => !parts.includes(service));
  if (missing.length === 0) return 'all services';
  if (missing.join() === 'gateway') return 'all services except the gateway';
  return parts.map((part) => PART_LABELS[part] ?? part).join(', ');
}
