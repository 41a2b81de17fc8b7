/** The status of /readyz. */
export async function readyStatus(url: string): Promise<number> {
  // without keep-alive, so that no connection delays the service's shutdown
  const reply = await fetch(`${url}/readyz`, { headers: { connection: 'close' } });
  await reply.body?.cancel();
  return reply.status;
}

/** Whether each server is reachable, by the metrics at `port`. */
export async function readReachable(port: string): Promise<Record<string, boolean>> {
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { connection: 'close' } });
  const lines = (await reply.text()).matchAll(
    /^rotadas_dependency_reachable\{dependency="(\w+)"\} ([01])$/gm,
  );
  return Object.fromEntries(Array.from(lines, ([, server = '', value]) => [server, value === '1']));
}
