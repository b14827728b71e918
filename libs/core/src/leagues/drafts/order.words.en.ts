import type { OrderRule } from './draft.table.js';

export interface OrderOf {
  readonly order: OrderRule;
  readonly inSeason: boolean;
}

/** The rulebook's sentence of the order of a further draft. */
export function orderWords({ order, inSeason }: OrderOf): string {
  const table = inSeason ? 'the table' : 'the season before';
  switch (order) {
    case 'table':
      return `The last team of ${table} picks first.`;
    case 'best':
      return `The first team of ${table} picks first.`;
    case 'lottery':
      return 'Its order is drawn by the lottery.';
    case 'random':
      return 'Its order is drawn.';
    case 'rookie':
      return 'Its order is that of the rookie draft.';
    case 'general':
      return 'Its order is that of the general draft.';
  }
}
