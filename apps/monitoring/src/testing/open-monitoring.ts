import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ErrorAnswer } from '@rover/contracts/errors';
import type { MessagePayloads, Topic } from '@rover/contracts/messages';
import type { TelemetryReport } from '@rover/contracts/monitoring';
import type { InProcessBus } from '@rover/platform/messaging/in-process-bus';
import { type RunningService, startService } from '@rover/platform/run/service';
import { createTestDatabase, type TestDatabase } from '@rover/platform/testing/test-database';
import { TestKeys } from '@rover/platform/testing/test-keys';
import { testParts } from '@rover/platform/testing/test-parts';
import { DataSource } from 'typeorm';
import { monitoring } from '../service.js';

/** The monitoring service as it runs, on a database of its own, beside a stand-in for auth. */
export class OpenMonitoring {
  private constructor(
    private readonly service: RunningService,
    private readonly database: TestDatabase,
    private readonly bus: InProcessBus,
    private readonly auth: Server,
    private readonly keys: TestKeys,
  ) {}

  static async open(environment: Record<string, string> = {}): Promise<OpenMonitoring> {
    const database = await createTestDatabase();
    const keys = new TestKeys();
    const auth = createServer((_request, response) => response.end(JSON.stringify(keys.jwks))).listen(0, '127.0.0.1');
    await once(auth, 'listening');
    const parts = await testParts();
    const addresses = {
      DATABASE_URL: database.url,
      AUTH_URL: `http://127.0.0.1:${(auth.address() as AddressInfo).port}`,
    };
    const service = await startService(monitoring, { LOG_LEVEL: 'silent', ...addresses, ...environment }, parts);
    parts.bus.open();
    return new OpenMonitoring(service, database, parts.bus, auth, keys);
  }

  async close(): Promise<void> {
    await this.service.stop();
    this.auth.closeAllConnections();
    this.auth.close();
    await this.database.drop();
  }

  get dataSource(): DataSource {
    return this.service.app.get(DataSource);
  }

  /** A provider of the running service. */
  get<T>(provider: new (...args: never[]) => T): T {
    return this.service.app.get<T>(provider);
  }

  async call<T = ErrorAnswer>(method: string, path: string, token?: string): Promise<{ status: number; body: T }> {
    const response = await fetch(this.service.url + path, {
      method,
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    });
    return { status: response.status, body: (await response.json()) as T };
  }

  asAdmin<T = ErrorAnswer>(method: string, path: string): Promise<{ status: number; body: T }> {
    return this.call<T>(method, path, this.keys.token());
  }

  asCustomer<T = ErrorAnswer>(method: string, path: string): Promise<{ status: number; body: T }> {
    return this.call<T>(method, path, this.keys.token({ userType: 'customer' }));
  }

  /** Lets monitoring hear something; resolves when it has. */
  tell<T extends Topic>(topic: T, payload: MessagePayloads[T], id: string = randomUUID()): Promise<void> {
    return this.bus.publish({ id, topic, occurredAt: new Date().toISOString(), requestId: null, payload });
  }

  /** A report of bookings, unless told otherwise. */
  report(noted: Partial<TelemetryReport>, id?: string): Promise<void> {
    return this.tell('telemetry.reported', { service: 'bookings', errors: [], slow: [], memory: [], ...noted }, id);
  }
}
