import { type CleanedEnv, customCleanEnv, EnvMissingError } from 'envalid';

/** The environment a process was started with, or the one a parent made for it. */
export type Environment = Record<string, string | undefined>;

/** A configuration: the declared variables, typed, defaulted, and unchangeable. */
export type Config<V> = Readonly<CleanedEnv<V>>;

/** What is wrong with the configuration, a line a variable, ready to be printed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/**
 * Reads the declared variables, and only them. A variable set to nothing counts as unset.
 * @throws ConfigError that names every missing or invalid variable at once
 */
export function readConfig<V extends Record<string, { desc?: string }>>(
  variables: V,
  environment: Environment,
): Config<V> {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );

  return customCleanEnv(set, variables, (values) => values, {
    reporter: ({ errors }) => {
      const problems = Object.entries<Error | undefined>(errors).map(([name, error]) => {
        const problem = error instanceof EnvMissingError ? 'is required' : (error?.message ?? 'is invalid');
        const description = variables[name]?.desc;
        return `${name}: ${problem}${description ? ` (${description})` : ''}`;
      });
      if (problems.length > 0) throw new ConfigError(problems);
    },
  });
}
