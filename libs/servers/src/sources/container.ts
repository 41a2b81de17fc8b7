import { mkdir } from 'node:fs/promises';

import { startChild } from '../processes/child.ts';
import { runCommand, runOrFail } from '../processes/run-command.ts';
import type { Log, ServerDefinition } from '../server-definition.ts';
import type { LaunchTarget, Program, RunningProgram } from '../server.ts';

const ENGINE_TIMEOUT_MS = 5_000;
let hasEngine: Promise<boolean> | undefined;

/** Checked once. */
export function hasContainerEngine(): Promise<boolean> {
  hasEngine ??= runCommand('docker', ['info'], { timeoutMs: ENGINE_TIMEOUT_MS }).then(
    ({ code }) => code === 0,
  );
  return hasEngine;
}

/** Pulls the image in advance, so that the start takes a predictable time. */
export async function pullImage({ name, container: { image } }: ServerDefinition, log: Log): Promise<void> {
  if ((await runCommand('docker', ['image', 'inspect', image])).code === 0) return;
  log(`${name}: pulling the image ${image}`);
  await runOrFail('docker', ['pull', '--quiet', image]);
}

/** Runs the pinned image, published on loopback, with its data in a local folder. */
export function containerProgram(definition: ServerDefinition): Program {
  return {
    origin: `container ${definition.container.image}`,
    insidePort: definition.container.port,
    launch: (target) => launchContainer(definition, target),
  };
}

async function launchContainer(definition: ServerDefinition, target: LaunchTarget): Promise<RunningProgram> {
  const { name, container } = definition;
  await mkdir(target.dataDir, { recursive: true, mode: 0o700 });
  const containerName = `rotadas-${name.toLowerCase()}-${target.port}`;
  // A killed client may have left a container with this name.
  await runCommand('docker', ['rm', '--force', containerName]);
  const child = startChild({
    command: 'docker',
    args: [
      ...['run', '--rm', '--name', containerName],
      ...['--user', `${process.getuid?.() ?? 0}:${process.getgid?.() ?? 0}`],
      ...['--publish', `127.0.0.1:${target.port}:${container.port}`],
      ...['--volume', `${target.dataDir}:${container.dataDir}`],
      ...[container.image, ...container.command],
      ...[...definition.args(container.dataDir), ...container.listenArgs],
    ],
    logFile: target.logFile,
  });
  return {
    ended: child.ended,
    hasEnded: () => child.hasEnded(),
    async stop() {
      await runCommand('docker', ['stop', '--time', '5', containerName]);
      await child.stop();
    },
  };
}
