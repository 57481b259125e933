import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { Nginx } from './nginx.js';
import { type Asked, StandInGateway } from './stand-in-gateway.js';
import type { VerbatimAnswer } from './verbatim-request.js';

/** nginx as it runs in containers, in front of two gateways whose responses a spec chooses. */
export class Front {
  private constructor(
    readonly folder: string,
    readonly gateways: readonly StandInGateway[],
    readonly nginx: Nginx,
  ) {}

  static async open(): Promise<Front> {
    const folder = await mkdtemp(path.join(tmpdir(), 'front-'));
    const gateways = await Promise.all([StandInGateway.open(), StandInGateway.open()]);
    const ports = gateways.map(({ url }) => Number(new URL(url).port));
    return new Front(folder, gateways, await Nginx.before(ports, folder));
  }

  /** Where it listens. */
  get url(): string {
    return this.nginx.url;
  }

  /** The requests that the gateways received. */
  asked(): Asked[] {
    return this.gateways.flatMap((gateway) => gateway.asked);
  }

  async close(): Promise<void> {
    expect(await this.nginx.end()).toBe(0);
    await Promise.all(this.gateways.map((gateway) => gateway.close()));
    await rm(this.folder, { recursive: true });
  }
}

/** Each test has its own nginx. */
export const test = base.extend<{ front: Front }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures it takes.
  front: async ({}, use) => {
    const front = await Front.open();
    await use(front);
    await front.close();
  },
});

/** Expects an error of nginx itself to have the form of all errors. */
export function expectErrorForm({ status, body, headers }: VerbatimAnswer, expected: number, code: string): void {
  expect([status, headers['content-type']]).toEqual([expected, 'application/json; charset=utf-8']);
  expect(JSON.parse(body)).toEqual({
    success: false,
    statusCode: expected,
    code,
    message: expect.stringMatching(/^[A-Z].*\.$/),
    errors: [],
    requestId: headers['x-request-id'],
  });
  expect(headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers.server).toBe('nginx');
}
