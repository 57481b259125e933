import { Injectable } from '@nestjs/common';
import type { InternalAccessAnswer } from '@rover/contracts/internal';
import type { AccessState } from '@rover/contracts/messages';
import type { Cache } from '@rover/platform/cache/cache';
import { FallbackCache } from '@rover/platform/cache/fallback-cache';
import { callService } from '@rover/platform/http/call-service';
import { SingleFlight } from '@rover/platform/http/single-flight';
import { OnBroadcast } from '@rover/platform/messaging/on-message';

/** What a user may do, and when auth said so (milliseconds since 1970). */
export interface KnownAccess extends AccessState {
  saidAt: number;
}

const rememberedFor = 60;
const answersWithin = 2_500;

/** What users may do, as auth last said: kept from its messages, and asked for where that is too old. */
@Injectable()
export class AccessStates {
  private readonly cache: FallbackCache;
  private readonly singleFlight = new SingleFlight<KnownAccess | undefined>();

  constructor(
    cache: Cache,
    private readonly authUrl: string,
  ) {
    this.cache = new FallbackCache(cache);
  }

  /** The state that is cached, at most a minute old. */
  async recall(userId: string): Promise<KnownAccess | undefined> {
    const known = await this.cache.get(keyOf(userId));
    return known === null ? undefined : (JSON.parse(known) as KnownAccess);
  }

  /**
   * What auth says now; undefined when there is no such user. Callers at the same time share one request.
   * @throws DomainError UNAVAILABLE when auth does not answer within two and a half seconds
   */
  ask(userId: string): Promise<KnownAccess | undefined> {
    return this.singleFlight.run(userId, () => this.fetch(userId));
  }

  @OnBroadcast('user.access-changed')
  async hear(state: AccessState): Promise<void> {
    await this.learn(state, Date.now());
  }

  /** Caches the state. @returns it, or a newer one that was cached */
  private async learn(state: AccessState, saidAt: number): Promise<KnownAccess> {
    const known = await this.recall(state.userId);
    if (known && known.tokenVersion > state.tokenVersion) return known;
    const learned = { ...state, saidAt };
    await this.cache.set(keyOf(state.userId), JSON.stringify(learned), rememberedFor);
    return learned;
  }

  private async fetch(userId: string): Promise<KnownAccess | undefined> {
    // Dated by the request: the answer may be outdated when it arrives.
    const askedAt = Date.now();
    const answer = await callService<InternalAccessAnswer>({
      service: 'auth',
      address: new URL(`/internal/users/${encodeURIComponent(userId)}/access`, this.authUrl),
      within: answersWithin,
    });
    return answer && this.learn(answer, askedAt);
  }
}

function keyOf(userId: string): string {
  return `gateway:access:${userId}`;
}
