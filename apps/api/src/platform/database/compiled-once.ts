import type { Compilable } from 'kysely';

/** Placeholder for a value while the query is compiled. */
class Placeholder {
  constructor(readonly key: string) {}
}

export interface CompiledOnce {
  readonly sql: string;
  parametersOf(values: object): unknown[];
}

/**
 * Compiles a query with placeholders so that its text serves every call. `build` may only pass the values on to the
 * query; comparing or concatenating them would use the placeholder.
 */
export function compiledOnce<V extends object>(values: V, build: (values: V) => Compilable): CompiledOnce {
  const keys = Object.keys(values);
  // Safe cast: the query accepts any value as a parameter.
  const placeholders = Object.fromEntries(keys.map((key) => [key, new Placeholder(key)])) as V;
  const { sql, parameters } = build(placeholders).compile();
  return {
    sql,
    parametersOf: (given) => {
      const byKey = new Map(Object.entries(given));
      return parameters.map((parameter) => (parameter instanceof Placeholder ? byKey.get(parameter.key) : parameter));
    },
  };
}
