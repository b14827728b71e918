import { z } from 'zod';
import type { Answer, Api } from './test-app.js';

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema } | undefined>>;
}
interface Response extends Content {
  readonly $ref?: string;
}
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
}
export interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Response | undefined>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation | undefined>> | undefined>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Content>>;
  };
}

/** The OpenAPI document as clients get it, for checking real answers. */
export class Described {
  private readonly checkers = new Map<string, z.ZodType>();
  private readonly definitions: Readonly<Record<string, Schema>>;

  private constructor(readonly document: Document) {
    this.definitions = localized(document.components.schemas);
  }

  static async by(api: Api): Promise<Described> {
    const { status, body } = await api<Document>('GET', '/api/docs/openapi.json');
    if (status !== 200) throw new Error(`there is no description: ${status}`);
    return new Described(body);
  }

  /** All operations by name, as 'GET /api/{league_id}/home'. */
  operations(): [name: string, operation: Operation][] {
    return Object.entries(this.document.paths).flatMap(([path, methods = {}]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        operation ? [[`${method.toUpperCase()} ${path}`, operation] as [string, Operation]] : [],
      ),
    );
  }

  /** Finds an operation by 'GET /api/{league_id}/home' or by the server's form 'GET /api/:league_id/home'. */
  operation(name: string): Operation | undefined {
    const [method = '', path = ''] = name.replace(/:(\w+)/g, '{$1}').split(' ');
    return this.document.paths[path]?.[method.toLowerCase()];
  }

  response(operation: Operation, status: number): Content | undefined {
    const found = operation.responses[status];
    return found?.$ref === undefined ? found : this.document.components.responses[found.$ref.split('/').at(-1) ?? ''];
  }

  resolved(schema: Schema | undefined): Schema | undefined {
    return schema?.$ref === undefined ? schema : this.document.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  }

  /**
   * Lists an answer's faults: an undeclared status, or a field that is missing, undeclared or of another type. Empty
   * when it conforms.
   */
  faults(name: string, { status, body, headers }: Answer<unknown>): string[] {
    const operation = this.operation(name);
    if (!operation) return [`${name} is not described`];
    const response = this.response(operation, status);
    if (!response) return [`${name} answers ${status}, which is not described: ${JSON.stringify(body)}`];
    const [[media, content] = [], ...more] = Object.entries(response.content ?? {});
    if (more.length > 0) return [`${name} has more than one kind of answer`];
    if (media === undefined)
      return body === '' ? [] : [`${name} answers ${status} with a body, which is not described`];
    const type = headers.get('content-type')?.split(';', 1)[0] ?? '';
    if (!(media.endsWith('/*') ? type.startsWith(media.slice(0, -1)) : type === media))
      return [`${name} answers ${status} as ${type}, not ${media}`];
    if (media !== 'application/json') return [];
    if (!content?.schema) return [`${name} has no schema for ${status}`];
    const found = this.checker(content.schema).safeParse(body);
    return found.success
      ? []
      : found.error.issues.flatMap((issue) => told(issue, [])).map((fault) => `${name} (${status}): ${fault}`);
  }

  private checker(schema: Schema): z.ZodType {
    const key = JSON.stringify(schema);
    const known = this.checkers.get(key);
    if (known) return known;
    const own = localized(schema);
    const made = z.fromJSONSchema({ ...own, $defs: this.definitionsFor(own) } as Parameters<
      typeof z.fromJSONSchema
    >[0]);
    this.checkers.set(key, made);
    return made;
  }

  /** The definitions that a schema reaches. Zod copies all that it gets. */
  private definitionsFor(schema: Schema, found: Record<string, Schema> = {}): Record<string, Schema> {
    for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
      const definition = this.definitions[name];
      if (!definition || found[name]) continue;
      found[name] = definition;
      this.definitionsFor(definition, found);
    }
    return found;
  }
}

/** Rewrites references for a standalone JSON Schema. */
const localized = <T>(schema: T): T =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"#/$defs/')) as T;

/** Describes an issue. For a union, describes the branch with the closest match. */
function told(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): string[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union') {
    const branches = issue.errors
      .filter((branch) => branch.length > 0)
      .map((branch) => branch.flatMap((inner) => told(inner, path)));
    const nearest = branches.sort((a, b) => a.length - b.length || depth(b) - depth(a))[0];
    return nearest ?? [`${path.join('.')}: fits none of the shapes, or several`];
  }
  return [
    `${path.join('.') || 'the answer'}: ${issue.code}${issue.code === 'unrecognized_keys' ? ` ${issue.keys.join(', ')}` : ` ${issue.message}`}`,
  ];
}

const depth = (faults: readonly string[]): number => Math.max(0, ...faults.map((fault) => fault.split('.').length));
