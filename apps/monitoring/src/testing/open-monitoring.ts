import 'reflect-metadata';
import type { ErrorAnswer } from '@rover/contracts/errors';
import type { TelemetryReport } from '@rover/contracts/monitoring';
import { KeyServer } from '@rover/platform/testing/key-server';
import { type OpenedService, OpenService, openService } from '@rover/platform/testing/open-service';
import { monitoring } from '../service.js';

const nowhere = 'http://127.0.0.1:1';

type Reply<T> = Promise<{ status: number; body: T }>;

/** The monitoring service as it runs, on a database of its own. */
export class OpenMonitoring extends OpenService {
  private constructor(
    opened: OpenedService,
    private readonly auth: KeyServer,
  ) {
    super(opened, [auth]);
  }

  static async open(environment: Record<string, string> = {}): Promise<OpenMonitoring> {
    const auth = await KeyServer.open();
    const services = { EVENTS_URL: nowhere, BOOKINGS_URL: nowhere, MEDIA_URL: nowhere, NOTIFICATIONS_URL: nowhere };
    const opened = await openService(monitoring, { environment: { AUTH_URL: auth.url, ...services, ...environment } });
    return new OpenMonitoring(opened, auth);
  }

  async call<T = ErrorAnswer>(method: string, path: string, headers: Record<string, string> = {}): Reply<T> {
    const response = await fetch(this.url + path, { method, headers });
    return { status: response.status, body: (await response.json()) as T };
  }

  asAdmin<T = ErrorAnswer>(method: string, path: string): Reply<T> {
    return this.call<T>(method, path, this.auth.adminHeaders);
  }

  asCustomer<T = ErrorAnswer>(method: string, path: string): Reply<T> {
    return this.call<T>(method, path, { authorization: `Bearer ${this.auth.keys.token({ userType: 'customer' })}` });
  }

  /** A report of bookings, unless told otherwise. */
  report(noted: Partial<TelemetryReport>, id?: string): Promise<void> {
    return this.tell('telemetry.reported', { service: 'bookings', errors: [], slow: [], memory: [], ...noted }, id);
  }
}
