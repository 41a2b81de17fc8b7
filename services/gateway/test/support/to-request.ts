/** A body is sent as JSON by POST. */
export function toRequest(body: unknown, token: string): RequestInit {
  const headers = { ...(token && { authorization: `Bearer ${token}` }) };
  if (body === undefined) return { headers };
  return {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}
