import type { Compilable } from 'kysely';

/** Stands for the value of the same name while a query is put together. */
class Placeholder {
  constructor(readonly key: string) {}
}

/** A query's text, and its parameters for the values of one call. */
export interface CompiledOnce {
  readonly sql: string;
  parametersOf(values: object): unknown[];
}

/**
 * Puts a query together with placeholders instead of values, so that its text serves every call. `build` may hand them on
 * to the query; what it does with them itself (comparing, joining to a text) would be done with the placeholder.
 */
export function compiledOnce<V extends object>(values: V, build: (values: V) => Compilable): CompiledOnce {
  const keys = Object.keys(values);
  // Only handed on: the query takes any value of any parameter.
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
