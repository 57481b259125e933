import { type IncomingHttpHeaders, request } from 'node:http';

export interface VerbatimAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Response to a path that is sent unchanged; `fetch` would normalise it. */
export function verbatimRequest(
  url: string,
  { method = 'GET', path, headers = {} }: { method?: string; path: string; headers?: Record<string, string> },
): Promise<VerbatimAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, async (response) => {
      const body = (await response.toArray()).join('');
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
    asked.on('error', reject).end();
  });
}
