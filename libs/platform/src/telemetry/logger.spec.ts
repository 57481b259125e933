import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Controller, Get, Logger, Module } from '@nestjs/common';
import { createHttpApp } from '../http/create-http-app.js';
import { InProcessBus } from '../messaging/in-process-bus.js';
import { Readiness } from '../run/readiness.js';
import { eventually } from '../testing/eventually.js';
import { httpOptions } from '../testing/http-options.js';
import { countedMessage, listener } from '../testing/messaging/sample-messages.js';
import { nodeProgram } from '../testing/node-program.js';
import { createLogger, NestLogger } from './logger.js';
import { Reporter } from './reporter.js';

/** What a line of the log is for a machine, as far as it concerns these specs. */
interface Line {
  level: number;
  service: string;
  msg: string;
  requestId?: string;
}

const info = 30;

/** A logger whose lines can be read. */
function noted(level: string) {
  const lines: Line[] = [];
  const logger = createLogger('bookings', level, { write: (line) => void lines.push(JSON.parse(line)) });
  return { logger, lines };
}

/** A program that logs a hundred lines, says on stderr that it is there, and ends; its standard output is the file. */
async function loggedTo(file: string) {
  const contents = `
    import { createLogger } from './logger.ts';
    const logger = createLogger('bookings', 'info');
    for (let line = 0; line < 100; line++) logger.info({ line }, 'A pint was poured.');
    await new Promise(setImmediate);
    process.stderr.write('alive');
    process.exit(0);
  `;
  const output = await open(file, 'a');
  const args = await nodeProgram(contents, import.meta.dirname);
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', output.fd, 'pipe'],
    timeout: 5_000,
    killSignal: 'SIGKILL',
  });
  const said = text(child.stderr as Readable);
  const [code] = await once(child, 'exit');
  await output.close();
  return { code, said: await said };
}

@Controller('taps')
class Taps {
  private readonly logger = new Logger(Taps.name);

  @Get()
  async pour(): Promise<string> {
    await Promise.resolve();
    this.logger.warn('The keg is nearly empty.');
    return 'slowly';
  }
}

@Module({
  controllers: [Taps],
  providers: [Readiness, { provide: Reporter, useValue: new Reporter(new InProcessBus()) }],
})
class Bar {}

describe('the log', () => {
  afterAll(() => Logger.overrideLogger(false));

  it('names the request of every line that is written while one is served, and answers with its id', async () => {
    const { logger, lines } = noted('info');
    const app = await createHttpApp(Bar, httpOptions(logger));
    await app.listen(0, '127.0.0.1');
    lines.length = 0;
    const id = 'a-request-of-the-gateway';
    const answer = await fetch(`${await app.getUrl()}/taps`, { headers: { 'x-request-id': id } });
    await eventually(() => expect(lines.map(({ msg }) => msg)).toEqual(['The keg is nearly empty.', 'answered']));
    await app.close();
    expect(answer.headers.get('x-request-id')).toBe(id);
    for (const line of lines) expect(line).toMatchObject({ service: 'bookings', requestId: id });
  });

  it('names the request in what a message brought about in another service', async () => {
    const { logger, lines } = noted('info');
    Logger.overrideLogger(new NestLogger(logger));
    const bus = new InProcessBus();
    bus.open();
    await bus.subscribe(listener(['event.counted'], 'notifications.spec'));
    const message = { ...countedMessage(), requestId: 'a-request-of-long-ago' };
    await bus.publish(message);
    await bus.publish({ ...message, requestId: null });
    await bus.stop();
    expect(lines).toMatchObject([
      { level: info, msg: `notifications.spec has handled event.counted ${message.id}`, requestId: message.requestId },
      { level: info, msg: `notifications.spec has handled event.counted ${message.id}` },
    ]);
    expect(lines[1]).not.toHaveProperty('requestId');
  });

  it('tells of an error without what it carries along', () => {
    const { logger, lines } = noted('info');
    const carried = { query: 'INSERT INTO guests VALUES ($1)', parameters: ['Ann Guest', 'ann@guest.test'] };
    const error = Object.assign(new TypeError('no room for ann@guest.test'), carried, { code: '53100' });
    logger.warn({ err: error }, 'unavailable');
    new NestLogger(logger).error(error, error, 'Taps');
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(line).toMatchObject({ err: { type: 'TypeError', code: '53100', stack: expect.stringMatching(/^ +at /) } });
      expect(JSON.stringify(line)).not.toMatch(/INSERT|Ann|guest\.test/);
    }
  });

  it('keeps to itself what Nest says at every start, unless it is asked for everything', () => {
    const { logger, lines } = noted('info');
    new NestLogger(logger).log('Mapped {/taps, GET} route', 'RouterExplorer');
    new NestLogger(logger).log('Events is answering again', 'Outage');
    expect(lines.map(({ msg }) => msg)).toEqual(['Events is answering again']);
  });

  it('has every line once, in its order, in a file', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'log-'));
    const file = path.join(folder, 'pub.log');
    expect(await loggedTo(file)).toEqual({ code: 0, said: 'alive' });
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).line)).toEqual(Array.from({ length: 100 }, (_, line) => line));
    await rm(folder, { recursive: true });
  });

  it('holds nobody up where the disk under it is full', async () => {
    expect(await loggedTo('/dev/full')).toEqual({ code: 0, said: 'alive' });
  });
});
