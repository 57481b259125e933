import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import type { TestInfo } from '@playwright/test';
import { rawRequest } from '@rover/platform/testing/raw-request';
import { type Expected, faultsOf, type ObservedResponse, usualPatience } from './response-checks.js';

export interface Attempt extends Expected {
  method: string;
  /** Sent as it is, query included. */
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

/** What a test tried, for the sum of the run. */
export interface Tally {
  requests: number;
  statuses: Record<string, number>;
  /** Milliseconds of the slowest, and which that was. */
  slowest: number;
  slowestOf: string;
  faults: number;
}

/** The name under which a test hands in its tally. */
export const tallyName = 'abuse-tally';

/** Longer than any response may take, so that a hang is told from a slow response. */
const hangsAfter = 60_000;

/** The load of the machine per core, by which time limits are extended; at least 1. */
function loadFactor(): number {
  return Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
}

/** Sends hostile requests, checks every response, and counts them. */
export class AbuseClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 8 });
  private readonly found: string[] = [];
  private readonly tally: Tally = { requests: 0, statuses: {}, slowest: 0, slowestOf: '', faults: 0 };

  /** @param front as in Expected */
  constructor(
    private readonly url: string,
    private readonly front?: string,
  ) {}

  /** Sends it, and notes what is wrong with the answer. */
  async try(attempt: Attempt, what = `${attempt.method} ${attempt.path.slice(0, 200)}`): Promise<ObservedResponse> {
    return this.note(what, await this.send(attempt), attempt);
  }

  /** Notes what is wrong with a response, however it was obtained. */
  note(what: string, observed: ObservedResponse, expected: Expected = {}): ObservedResponse {
    const { tally } = this;
    const faults = faultsOf(observed, {
      front: this.front,
      ...expected,
      patience: (expected.patience ?? usualPatience) * loadFactor(),
    });
    tally.requests += 1;
    tally.statuses[observed.status] = (tally.statuses[observed.status] ?? 0) + 1;
    tally.faults += faults.length;
    if (observed.milliseconds > tally.slowest) {
      tally.slowest = observed.milliseconds;
      tally.slowestOf = what;
    }
    for (const fault of faults)
      this.found.push(`${what}: ${fault} (${observed.status} ${observed.text.slice(0, 300)})`);
    return observed;
  }

  /** All that was wrong so far. */
  get faults(): readonly string[] {
    return this.found;
  }

  /** Closes the connections, and hands in the tally. */
  async close(testInfo: TestInfo): Promise<void> {
    this.agent.destroy();
    await testInfo.attach(tallyName, { body: JSON.stringify(this.tally), contentType: 'application/json' });
  }

  /** Sends bytes as they are, and notes what is wrong with what comes back until the server closes the connection. */
  async tryBytes(what: string, head: string[], body: Buffer | string = '', within = 5_000): Promise<ObservedResponse> {
    const begun = performance.now();
    const answer = await rawRequest(this.url, head, body, within);
    const milliseconds = performance.now() - begun;
    const [headers = '', text = ''] = answer.split('\r\n\r\n');
    const contentType = /^content-type: (.*)$/im.exec(headers)?.[1];
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
    return this.note(what, { status, headers: { 'content-type': contentType }, text, milliseconds });
  }

  private send({ method, path, headers = {}, body }: Attempt): Promise<ObservedResponse> {
    const { hostname, port } = new URL(this.url);
    const begun = performance.now();
    return new Promise((resolve) => {
      const over = (status: number, text: string, answered: ObservedResponse['headers'] = {}) =>
        resolve({ status, text, headers: answered, milliseconds: performance.now() - begun });
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const options = { agent: this.agent, hostname, port, method, path, headers: { ...length, ...headers } };
      const sent = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => over(response.statusCode ?? 0, Buffer.concat(chunks).toString(), response.headers));
        response.on('error', (error) => over(0, error.message));
      });
      sent.setTimeout(hangsAfter, () => sent.destroy(new Error(`nothing for ${hangsAfter} ms`)));
      sent.on('error', (error) => over(0, error.message));
      sent.end(body);
    });
  }
}
