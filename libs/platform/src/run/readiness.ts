import { Injectable, Optional } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { DataSource } from 'typeorm';

const askEvery = 1_000;
const answerWithin = 500;

/** Whether this service should be given requests: it is not going down, and its database answers. */
@Injectable()
export class Readiness {
  private draining = false;
  private asked = 0;
  private answer: Promise<boolean> = Promise.resolve(true);

  constructor(@Optional() private readonly dataSource?: DataSource) {}

  /** From now on not ready: what routes requests looks elsewhere. */
  drain(): void {
    this.draining = true;
  }

  /** Whether this process is about to end. */
  get isDraining(): boolean {
    return this.draining;
  }

  isReady(): Promise<boolean> {
    if (this.draining) return Promise.resolve(false);
    if (this.dataSource && Date.now() - this.asked >= askEvery) {
      this.asked = Date.now();
      this.answer = databaseAnswers(this.dataSource);
    }
    return this.answer;
  }
}

async function databaseAnswers(dataSource: DataSource): Promise<boolean> {
  return pTimeout(dataSource.query('SELECT 1'), { milliseconds: answerWithin }).then(
    () => true,
    () => false,
  );
}
