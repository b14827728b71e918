import {
  AndNode,
  BinaryOperationNode,
  OperationNodeTransformer,
  OperatorNode,
  ParensNode,
  RawNode,
  ValueNode,
  ValuesNode,
  type DeleteQueryNode,
  type InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type QueryId,
  type ReferenceNode,
  type SelectQueryNode,
  type UpdateQueryNode,
} from 'kysely';
import type { Db } from '../table.js';

/** Tables of one query level by alias, and the league that a condition names for each. */
interface Level {
  readonly tables: ReadonlyMap<string, string>;
  readonly named: Map<string, ValueNode>;
  /** Includes tables known by a comparison with another table. */
  readonly known: Map<string, ValueNode>;
}
type LevelQuery = SelectQueryNode | UpdateQueryNode | DeleteQueryNode;

/**
 * Adds to statements of one league what Citus cannot infer: it sends a statement to one machine only if each table,
 * also in a correlated subquery, is compared with the league's id itself. `a.league_id = b.league_id` becomes
 * `(a.league_id = b.league_id and a.league_id = $1)` where `b.league_id = $1` holds. Removes `offset 0` with its
 * limit, which only guide the planner of one PostgreSQL and which Citus refuses in a join. Writes plain values of an
 * upsert from a query as literals. The meaning is the same.
 */
export class OneLeaguePlugin implements KyselyPlugin {
  transformQuery: KyselyPlugin['transformQuery'] = ({ node, queryId }) => new OneLeague().transformNode(node, queryId);

  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result;
}

export const isOnCluster = (db: Db): boolean =>
  db.getExecutor().plugins.some((plugin) => plugin instanceof OneLeaguePlugin);

class OneLeague extends OperationNodeTransformer {
  private readonly levels: Level[] = [];

  /** Citus evaluates the query first, and then refuses parameters of its `on conflict`. */
  protected override transformInsertQuery(node: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
    const same = super.transformInsertQuery(node, queryId);
    if (same.onConflict === undefined || same.values === undefined || ValuesNode.is(same.values)) return same;
    return { ...same, onConflict: new Literals().transformNode(same.onConflict, queryId) };
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const same = isFence(node) ? { ...node, limit: undefined, offset: undefined } : node;
    return this.within(same, () => super.transformSelectQuery(same, queryId));
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    return this.within(node, () => super.transformUpdateQuery(node, queryId));
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    return this.within(node, () => super.transformDeleteQuery(node, queryId));
  }

  protected override transformBinaryOperation(node: BinaryOperationNode, queryId?: QueryId): BinaryOperationNode {
    const same = super.transformBinaryOperation(node, queryId);
    const added = isEquality(node) ? this.addedTo(node.leftOperand, node.rightOperand) : null;
    // The compiler only prints a condition, so any node is allowed here.
    return added === null ? same : (ParensNode.create(AndNode.create(same, added)) as unknown as BinaryOperationNode);
  }

  protected override transformRaw(node: RawNode, queryId?: QueryId): RawNode {
    const tables = new Map(node.parameters.flatMap((parameter) => namesOf(parameter, null)));
    if (tables.size === 0) return this.restrictRaw(node, queryId);
    return this.onLevel(tables, equalitiesOfRaw(node), () => this.restrictRaw(node, queryId));
  }

  private restrictRaw(node: RawNode, queryId?: QueryId): RawNode {
    const same = super.transformRaw(node, queryId);
    const parameters = [...same.parameters];
    node.parameters.forEach((left, at) => {
      const right = node.parameters[at + 1];
      if (right === undefined || !/^\s*=\s*$/.test(node.sqlFragments[at + 1] ?? '')) return;
      const added = this.addedTo(left, right);
      const [first, second] = [parameters[at], parameters[at + 1]];
      if (added === null || first === undefined || second === undefined) return;
      parameters[at] = RawNode.create(['(', ''], [first]);
      parameters[at + 1] = RawNode.create(['', ' and ', ')'], [second, added]);
    });
    return { ...same, parameters };
  }

  private within<N>(node: LevelQuery, transform: () => N): N {
    const equalities = conditionsOf(node).flatMap(({ condition, only }) => {
      if (!isEquality(condition)) return [];
      const { leftOperand: left, rightOperand: right } = condition;
      return [{ left, right, only }];
    });
    return this.onLevel(tablesOf(node), equalities, transform);
  }

  private onLevel<N>(tables: ReadonlyMap<string, string>, equalities: readonly Equality[], transform: () => N): N {
    const level: Level = { tables, named: new Map(), known: new Map() };
    this.levels.push(level);
    const learn = (
      into: Map<string, ValueNode>,
      alias: string | null,
      only: string | null,
      value: ValueNode | null,
    ) => {
      if (alias !== null && value && level.tables.has(alias) && (only === null || only === alias))
        into.set(alias, value);
    };
    for (const { left, right, only } of equalities) {
      const value = plain(right);
      if (ValueNode.is(value)) learn(level.named, this.leagueOf(left), only, value);
    }
    for (const [alias, value] of level.named) level.known.set(alias, value);
    for (let before = -1; before !== level.known.size;) {
      before = level.known.size;
      for (const { left, right, only } of equalities) {
        const [one, other] = [this.leagueOf(left), this.leagueOf(right)];
        if (one === null || other === null) continue;
        learn(level.known, one, only, this.knownOf(other));
        learn(level.known, other, only, this.knownOf(one));
      }
    }
    const transformed = transform();
    this.levels.pop();
    return transformed;
  }

  /** The condition to add to `left = right`; null when nothing follows from it. */
  private addedTo(left: OperationNode, right: OperationNode): BinaryOperationNode | null {
    return this.restriction(left, right) ?? this.restriction(right, left);
  }

  private restriction(open: OperationNode, other: OperationNode): BinaryOperationNode | null {
    const [alias, from] = [this.leagueOf(open), this.leagueOf(other)];
    if (alias === null || from === null || alias === from || this.isNamed(alias)) return null;
    const value = this.knownOf(from);
    return value && BinaryOperationNode.create(plain(open), OperatorNode.create('='), value);
  }

  private leagueOf(node: OperationNode): string | null {
    const reference = plain(node);
    if (reference.kind !== 'ReferenceNode') return null;
    const { table, column } = reference as ReferenceNode;
    if (column.kind !== 'ColumnNode') return null;
    const alias = table?.table.identifier.name ?? this.onlyTable();
    if (alias === null) return null;
    const key = this.tableOf(alias) === 'league' ? 'id' : 'league_id';
    return column.column.name === key ? alias : null;
  }

  private onlyTable(): string | null {
    const tables = this.levels.at(-1)?.tables;
    return tables?.size === 1 ? ([...tables.keys()][0] ?? null) : null;
  }

  private tableOf(alias: string): string | null {
    return this.levels.findLast(({ tables }) => tables.has(alias))?.tables.get(alias) ?? null;
  }

  private knownOf(alias: string): ValueNode | null {
    return this.levels.findLast(({ tables }) => tables.has(alias))?.known.get(alias) ?? null;
  }

  private isNamed(alias: string): boolean {
    return this.levels.findLast(({ tables }) => tables.has(alias))?.named.has(alias) ?? false;
  }
}

class Literals extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    const isPlain = node.value === null || ['string', 'number', 'boolean'].includes(typeof node.value);
    return isPlain ? ValueNode.createImmediate(node.value) : node;
  }
}

/**
 * The query has a literal `offset 0`, which keeps PostgreSQL from merging it with the outer query. Its limit, if any,
 * is no less than the rows that it can find.
 */
function isFence({ offset }: SelectQueryNode): boolean {
  const value = offset && plain(offset.offset);
  return value !== undefined && ValueNode.is(value) && value.immediate === true && value.value === 0;
}

const isEquality = (node: OperationNode): node is BinaryOperationNode =>
  BinaryOperationNode.is(node) && OperatorNode.is(node.operator) && node.operator.operator === '=';

/** `sql.ref` and `sql.val` wrap their node in a fragment without text. */
function plain(node: OperationNode): OperationNode {
  if (!RawNode.is(node) || node.parameters.length !== 1 || node.sqlFragments.some((text) => text !== '')) return node;
  return plain(node.parameters[0] ?? node);
}

function tablesOf(node: LevelQuery): ReadonlyMap<string, string> {
  const sources = [
    ...('from' in node ? (node.from?.froms ?? []) : []),
    ...('using' in node ? (node.using?.tables ?? []) : []),
    ...('table' in node && node.table ? [node.table] : []),
    ...(node.joins ?? []).map(({ table }) => table),
  ];
  return new Map(sources.flatMap((source) => namesOf(source, null)));
}

function namesOf(source: OperationNode, alias: string | null): [string, string][] {
  switch (source.kind) {
    case 'AliasNode': {
      const { node, alias: name } = source as { node: OperationNode; alias: OperationNode } & OperationNode;
      return name.kind === 'IdentifierNode' ? namesOf(node, (name as unknown as { name: string }).name) : [];
    }
    case 'RawNode': {
      const { sqlFragments: text, parameters } = source as RawNode;
      const [table, name] = parameters.map(plain);
      if (table === undefined) return [];
      if (name === undefined) return text.every((part) => part === '') ? namesOf(table, alias) : [];
      const isAlias = parameters.length === 2 && text.join('|') === '| as |' && name.kind === 'IdentifierNode';
      return isAlias ? namesOf(table, (name as unknown as { name: string }).name) : [];
    }
    case 'TableNode': {
      const { name } = (source as unknown as { table: { identifier: { name: string } } }).table.identifier;
      return [[alias ?? name, name]];
    }
    default:
      return [];
  }
}

/** With `only`, it holds for the rows of that table alone. */
interface Equality {
  readonly left: OperationNode;
  readonly right: OperationNode;
  readonly only: string | null;
}

/** Equalities of a subquery in a fragment, after `where`, `on` or `and`. */
function equalitiesOfRaw({ sqlFragments: text, parameters }: RawNode): Equality[] {
  return parameters.flatMap((left, at) => {
    const right = parameters[at + 1];
    const isCondition = /\b(where|on|and)\s+$/.test(text[at] ?? '') && /^\s*=\s*$/.test(text[at + 1] ?? '');
    return right !== undefined && isCondition ? [{ left, right, only: null }] : [];
  });
}

/** A condition on each row of a query level; with `only`, on that table alone. */
interface Condition {
  readonly condition: OperationNode;
  readonly only: string | null;
}

function conditionsOf(node: LevelQuery): Condition[] {
  const where = node.where === undefined ? [] : conjunctsOf(node.where.where);
  return [
    ...where.map((condition) => ({ condition, only: null })),
    ...(node.joins ?? []).flatMap(({ joinType, table, on }) => {
      if (on === undefined || !/^(Inner|LateralInner|Left|LateralLeft)Join$/.test(joinType)) return [];
      const only = joinType.includes('Left') ? (namesOf(table, null)[0]?.[0] ?? '') : null;
      return conjunctsOf(on.on).map((condition) => ({ condition, only }));
    }),
  ];
}

function conjunctsOf(node: OperationNode): OperationNode[] {
  if (AndNode.is(node)) return [...conjunctsOf(node.left), ...conjunctsOf(node.right)];
  return ParensNode.is(node) ? conjunctsOf(node.node) : [node];
}
