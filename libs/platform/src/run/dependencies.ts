import { Injectable } from '@nestjs/common';
import type { DependencyName, InternalDependenciesAnswer } from '@rover/contracts/dependencies';
import pTimeout from 'p-timeout';
import { errorWords } from '../telemetry/error-words.js';

/** Milliseconds that each has to answer: a mail server far away is greeted several times before it lets one in. */
const answersWithin = 5_000;
/** Milliseconds for which an answer is told again: however many look, a mail server is asked now and then. */
const toldFor = 5_000;

/** Something outside a process that a service stands on. */
export interface Dependency {
  /** Rejects when it cannot be used right now. What lives in this process has no such thing. */
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

  /** Has this looked at too, if there is a way to. */
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
    errorWords,
  );
}
