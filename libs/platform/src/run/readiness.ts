import { Injectable, Optional } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { DataSource } from 'typeorm';

const askEvery = 1_000;
const answerWithin = 500;

/**
 * Whether this service should be given requests: it is not draining, its database answers, and so do the databases of
 * the services in the same process.
 */
@Injectable()
export class Readiness {
  private draining = false;
  private asked = Number.NEGATIVE_INFINITY;
  private answer: Promise<boolean> = Promise.resolve(true);
  private companion: Readiness | undefined;

  constructor(@Optional() private readonly dataSource?: DataSource) {}

  /** Not ready from now on: load balancers route requests elsewhere. */
  drain(): void {
    this.draining = true;
  }

  /** From now on ready only while the other is, too. */
  share(companion: Readiness): void {
    this.companion = companion;
  }

  /** Whether this process is about to end. */
  get isDraining(): boolean {
    return this.draining;
  }

  isReady(): Promise<boolean> {
    if (this.draining) return Promise.resolve(false);
    const now = performance.now();
    if (this.dataSource && now - this.asked >= askEvery) {
      this.asked = now;
      this.answer = databaseAnswers(this.dataSource);
    }
    return this.companion ? bothAre(this.answer, this.companion.isReady()) : this.answer;
  }
}

async function bothAre(one: Promise<boolean>, other: Promise<boolean>): Promise<boolean> {
  return (await one) && other;
}

async function databaseAnswers(dataSource: DataSource): Promise<boolean> {
  return pTimeout(dataSource.query('SELECT 1'), { milliseconds: answerWithin }).then(
    () => true,
    () => false,
  );
}
