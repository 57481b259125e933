import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorAnswer } from '@rover/contracts/errors';
import type { MessagePayloads, Topic } from '@rover/contracts/messages';
import type { InProcessBus } from '@rover/platform/messaging/in-process-bus';
import { type RunningService, startService } from '@rover/platform/run/service';
import { StandIn, send } from '@rover/platform/testing/stand-in';
import { testBackingServices } from '@rover/platform/testing/test-backing-services';
import { gateway } from '../service.js';
import { StandInAuth } from './stand-in-auth.js';

/** Answers every request with []. */
class Others extends StandIn {
  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    request.resume();
    send(response, 200, []);
  }
}

/** The gateway as it runs. Behind it a stand-in for auth, and one for all others. */
export class OpenGateway {
  private constructor(
    private readonly service: RunningService,
    private readonly bus: InProcessBus,
    private readonly others: Others,
    readonly auth: StandInAuth,
  ) {}

  static async open(environment: Record<string, string> = {}): Promise<OpenGateway> {
    const auth = await StandInAuth.open();
    const others = await Others.open();
    const { url } = others;
    const backing = await testBackingServices();
    const addresses = {
      AUTH_URL: auth.url,
      EVENTS_URL: url,
      BOOKINGS_URL: url,
      MEDIA_URL: url,
      MONITORING_URL: url,
      PUBLIC_URL: 'https://pub.example',
    };
    const service = await startService(gateway, { LOG_LEVEL: 'silent', ...addresses, ...environment }, backing);
    backing.bus.open();
    return new OpenGateway(service, backing.bus, others, auth);
  }

  get url(): string {
    return this.service.url;
  }

  async close(): Promise<void> {
    await this.service.stop();
    await this.auth.close();
    await this.others.close();
  }

  /** Sends the gateway a message; resolves when it is handled. */
  tell<T extends Topic>(topic: T, payload: MessagePayloads[T]): Promise<void> {
    return this.bus.publish({
      id: randomUUID(),
      topic,
      occurredAt: new Date().toISOString(),
      requestId: null,
      payload,
    });
  }

  async call(
    method: string,
    path: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; headers: Headers; body: ErrorAnswer }> {
    const response = await fetch(this.service.url + path, { method, headers });
    return { status: response.status, headers: response.headers, body: (await response.json()) as ErrorAnswer };
  }

  /** The status of a call with this token. */
  async status(method: string, path: string, token: string): Promise<number> {
    return (await this.call(method, path, { authorization: `Bearer ${token}` })).status;
  }
}
