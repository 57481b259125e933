/** What services stand on beside each other. */
export type DependencyName = 'database' | 'broker' | 'cache' | 'files' | 'mail';

/** Whether something that services stand on can be used right now. */
export interface DependencyView {
  name: DependencyName;
  /** The services that cannot use it; none while all is well. */
  missedBy: string[];
  /** Why one of them cannot; null while all is well. */
  error: string | null;
}

/** `GET /api/admin/dependencies`. What lives in the memory of a service is there while that is, and is not told of. */
export interface DependenciesAnswer {
  dependencies: DependencyView[];
  /** Services that did not answer: what only they stand on is not in the list. */
  silent: string[];
}

/** `GET /internal/dependencies` of every service that has a database; admins only. */
export interface InternalDependenciesAnswer {
  dependencies: { name: DependencyName; error: string | null }[];
}
