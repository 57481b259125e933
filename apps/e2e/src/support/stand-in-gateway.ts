import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { StandIn, send } from '@rover/platform/testing/stand-in';

/** What a gateway was asked. */
export interface Asked {
  method: string;
  /** The path as it came, with its query. */
  path: string;
  headers: IncomingHttpHeaders;
}

/** Stands behind nginx and keeps what it is asked. */
export class StandInGateway extends StandIn {
  readonly asked: Asked[] = [];
  /** What it does with a request; at first it answers with 200. */
  reply: (request: IncomingMessage, response: ServerResponse) => unknown = (_, response) => send(response, 200, {});

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = request;
    this.asked.push({ method, path, headers });
    await this.reply(request, response);
  }
}
