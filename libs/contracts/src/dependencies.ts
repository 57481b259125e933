/** What services depend on besides each other. */
export type DependencyName = 'database' | 'broker' | 'cache' | 'files' | 'mail';

/** Whether a dependency of services is available right now. */
export interface DependencyView {
  name: DependencyName;
  /** The services that cannot use it; empty if all can. */
  missedBy: string[];
  /** The error of one of them; null if there is none. */
  error: string | null;
}

/**
 * `GET /api/admin/dependencies`. In-process substitutes are not listed, since they are available whenever the service
 * is.
 */
export interface DependenciesAnswer {
  dependencies: DependencyView[];
  /** Services that did not answer: dependencies that only they use are not in the list. */
  silent: string[];
}

/** `GET /internal/dependencies` of every service that has a database; admins only. */
export interface InternalDependenciesAnswer {
  dependencies: { name: DependencyName; error: string | null }[];
}
