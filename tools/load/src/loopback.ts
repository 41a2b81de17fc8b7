const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address, a whole URL or host:port, is on this machine; none at all is. */
export function isLoopback(address: string | undefined): boolean {
  if (address === undefined) return true;
  const url = new URL(address.includes('://') ? address : `http://${address}`);
  return LOOPBACK.test(url.hostname);
}
