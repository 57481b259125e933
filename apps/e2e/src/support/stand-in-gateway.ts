import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { StandIn, send } from '@rover/platform/testing/stand-in';

/** A request to a gateway. */
export interface Asked {
  method: string;
  /** The unchanged path, with its query. */
  path: string;
  headers: IncomingHttpHeaders;
}

/** A gateway stand-in behind nginx that records its requests. */
export class StandInGateway extends StandIn {
  readonly asked: Asked[] = [];
  /** How it handles a request; by default it answers 200. */
  reply: (request: IncomingMessage, response: ServerResponse) => unknown = (_, response) => send(response, 200, {});

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = request;
    this.asked.push({ method, path, headers });
    await this.reply(request, response);
  }
}
