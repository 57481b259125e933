import { Injectable } from '@nestjs/common';
import type { DependencyName, InternalDependenciesAnswer } from '@rover/contracts/dependencies';
import pTimeout from 'p-timeout';
import { redactedMessage } from '../telemetry/error-message.js';

/** Milliseconds that each has to answer: to log in at a distant mail server takes several round trips. */
const answersWithin = 5_000;
/** Milliseconds for which an answer is reused: however many admins look, a mail server is asked only now and then. */
const toldFor = 5_000;

/** Something outside a process that a service stands on. */
export interface Dependency {
  /** Rejects when it cannot be used right now. Absent for what lives in this process. */
  check?(): Promise<void>;
}

/**
 * Looks whether what a service stands on can be used: for admins alone. Whether a service is given requests is for
 * `Readiness` to say.
 */
@Injectable()
export class Dependencies {
  private readonly all = new Map<DependencyName, () => Promise<void>>();
  private lookedAt = Number.NEGATIVE_INFINITY;
  private answer: Promise<InternalDependenciesAnswer> = Promise.resolve({ dependencies: [] });

  /** Adds something to be checked; ignores what has no check. */
  add(name: DependencyName, dependency: Dependency): void {
    if (dependency.check) this.all.set(name, dependency.check.bind(dependency));
  }

  look(): Promise<InternalDependenciesAnswer> {
    const now = performance.now();
    if (now - this.lookedAt >= toldFor) {
      this.lookedAt = now;
      this.answer = this.ask();
    }
    return this.answer;
  }

  private async ask(): Promise<InternalDependenciesAnswer> {
    const asked = [...this.all].map(async ([name, check]) => ({ name, error: await troubleOf(check) }));
    return { dependencies: await Promise.all(asked) };
  }
}

async function troubleOf(check: () => Promise<void>): Promise<string | null> {
  return pTimeout(check(), { milliseconds: answersWithin, message: `No answer in ${answersWithin / 1_000} s` }).then(
    () => null,
    redactedMessage,
  );
}
