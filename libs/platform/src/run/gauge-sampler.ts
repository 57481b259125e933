import { type BeforeApplicationShutdown, Injectable, Optional } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PeriodicTask } from '../background/periodic-task.js';
import { measurePool } from '../database/pool-metrics.js';
import { forgetBacklog, measureBacklog } from '../messaging/backlog.js';
import { newGauge } from '../telemetry/metrics.js';
import { Readiness } from './readiness.js';

/** Milliseconds between two samples: more often than Prometheus asks. */
const sampleEvery = 5_000;

const ready = newGauge('service_ready', 'Whether a service should be given requests: 1, or 0.', ['service']);

/**
 * Measures every few seconds what has to be queried, for Prometheus: measured when Prometheus asks, a database that
 * hangs would hold up all other figures. What cannot be measured has no figure.
 */
@Injectable()
export class GaugeSampler implements BeforeApplicationShutdown {
  private readonly samples: { measure: () => Promise<void>; forget: () => void }[] = [];
  private task: PeriodicTask | undefined;

  constructor(
    private readonly readiness: Readiness,
    @Optional() private readonly dataSource?: DataSource,
  ) {}

  /** Has this measured too, every time; forgotten when that fails. */
  add(measure: () => Promise<void>, forget: () => void): void {
    this.samples.push({ measure, forget });
  }

  /** Begins to measure, under this name of a service. @param every milliseconds between two samples */
  start(service: string, every = sampleEvery): void {
    const { dataSource } = this;
    if (dataSource) {
      this.add(
        () => measureBacklog(service, dataSource),
        () => forgetBacklog(service),
      );
    }
    this.task ??= new PeriodicTask({
      run: () => this.sample(service),
      // What is down is logged by those who need it.
      failed: () => undefined,
      every,
    });
    this.task.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.task?.stop();
  }

  private async sample(service: string): Promise<void> {
    ready.labels(service).set((await this.readiness.isReady()) ? 1 : 0);
    if (this.dataSource) measurePool(service, this.dataSource);
    for (const { measure, forget } of this.samples) await measure().catch(forget);
  }
}
