import { routesOf } from '../../platform/http/http.setup.js';

type Values = Readonly<Record<string, readonly (string | number)[]>>;

/**
 * Every route that can be read, with these values of its parameters. Archives contain the present time; their own tests
 * check them.
 */
export const readableAddresses = (app: Parameters<typeof routesOf>[0], values: Values): string[] =>
  routesOf(app)
    .filter(
      (route) =>
        route.startsWith('GET /api/') &&
        !route.includes('*') &&
        !/health|uploads|docs|archive|auth\/(social|export|history)/.test(route),
    )
    .flatMap((route) => filled(route.slice(4), values));

/** The path with every combination of values for its parameters; none when a parameter has no values. */
function filled(path: string, values: Values): string[] {
  const name = /:(\w+)/.exec(path)?.[1];
  if (name === undefined) return [path];
  return (values[name] ?? []).flatMap((value) => filled(path.replace(`:${name}`, String(value)), values));
}
