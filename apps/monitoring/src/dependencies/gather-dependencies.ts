import { Inject, Injectable } from '@nestjs/common';
import type { DependenciesAnswer, DependencyView, InternalDependenciesAnswer } from '@rover/contracts/dependencies';
import { Dependencies } from '@rover/platform/run/dependencies';
import { MONITORING_CONFIG, type MonitoringConfig } from '../monitoring.config.js';
import { askService, otherServices } from '../other-services.js';

/** Milliseconds. A service checks all its dependencies before it answers. */
const answersWithin = 6_000;

/** The findings of one service; undefined when it did not answer. */
type Finding = [service: string, found: InternalDependenciesAnswer | undefined];

/** The dependencies of all services, as each of them finds them. */
@Injectable()
export class GatherDependencies {
  constructor(
    @Inject(MONITORING_CONFIG) private readonly config: MonitoringConfig,
    private readonly own: Dependencies,
  ) {}

  /** @param authorization of the admin who asks: every service checks it again */
  async gather(authorization: string): Promise<DependenciesAnswer> {
    const findings = await Promise.all([
      ...otherServices(this.config).map(([service, address]) => ask(service, address, authorization)),
      this.own.look().then((found): Finding => ['monitoring', found]),
    ]);
    return {
      dependencies: asOne(findings),
      silent: findings.flatMap(([service, found]) => (found ? [] : [service])),
    };
  }
}

async function ask(service: string, address: string, authorization: string): Promise<Finding> {
  const path = new URL('internal/dependencies', address);
  const call = { method: 'GET', authorization, within: answersWithin } as const;
  return [service, await askService<InternalDependenciesAnswer>(service, path, call).catch(() => undefined)];
}

function asOne(findings: Finding[]): DependencyView[] {
  const views = new Map<string, DependencyView>();
  for (const [service, found] of findings) {
    for (const { name, error } of found?.dependencies ?? []) {
      const view = views.get(name) ?? { name, missedBy: [], error: null };
      views.set(name, view);
      if (error === null) continue;
      view.missedBy.push(service);
      view.error ??= error;
    }
  }
  return [...views.values()];
}
