import { describe, expect, it } from '@jest/globals';
import { carriedOutAtOnce, draftTradesAtOnce, onlyDraftPicks } from './draft-trade.rules.js';
import type { PickFacts, TradeContext } from './trade.context.js';
import type { TradeAsset, TradeMove, TradeTerms } from './trade.model.js';
import { judgeTrade } from './trade.rules.js';
import { tradeEffects } from './trade.view.js';
import { tradeFacts } from './trade.facts.js';
import { contextOf, held, pick, type World } from './testing/trade.builders.js';

const draftPick = (pick_id: string): TradeAsset => ({ kind: 'draft-pick', pick_id, condition: null });
const terms = (
  a: readonly TradeAsset[],
  b: readonly TradeAsset[] = [],
  moves: readonly TradeMove[] = [],
): TradeTerms => ({
  sides: [
    { team_id: 'a', assets: a, moves: [] },
    { team_id: 'b', assets: b, moves },
  ],
});
/** 'now' is open in a running draft, 'later' belongs to a later season. */
const night = (now: Partial<PickFacts> = {}, world: World = {}): TradeContext =>
  contextOf({
    ...world,
    context: {
      picks: new Map([
        ['now', pick('now', 'a', { drafting: true, number: 7, ...now })],
        ['later', pick('later', 'b', { season: '2026-27' })],
      ]),
    },
  });
const off = (context: TradeContext): TradeContext => ({
  ...context,
  league: { ...context.league, settings: { ...context.league.settings, draft_trades_at_once: false } },
});

describe('a trade is carried out at acceptance', () => {
  it('when it names draft picks alone, one of them open in a draft that runs', () => {
    expect(carriedOutAtOnce(terms([draftPick('now')], [draftPick('later')]), night())).toBe(true);
    expect(carriedOutAtOnce(terms([draftPick('now')]), night())).toBe(true);
  });

  it('and not when the draft has not begun, is over, or has passed the pick', () => {
    expect(carriedOutAtOnce(terms([draftPick('now')]), night({ drafting: false }))).toBe(false);
    expect(carriedOutAtOnce(terms([draftPick('now')]), night({ used: true }))).toBe(false);
    expect(carriedOutAtOnce(terms([], [draftPick('later')]), night())).toBe(false);
    expect(carriedOutAtOnce(terms([draftPick('unknown')]), night())).toBe(false);
  });

  it('and not when anything else is in it', () => {
    const others: readonly TradeAsset[] = [
      { kind: 'player', player_id: 1, condition: null },
      { kind: 'fa-pick', pick_id: 'week', condition: null },
      { kind: 'retention', player_id: 1, percent: 10, condition: null },
      { ...draftPick('later'), condition: { type: 'free-text', text: 'If it rains', resolve_by: '2026-10-01' } },
    ];
    for (const other of others) expect(carriedOutAtOnce(terms([draftPick('now')], [other]), night())).toBe(false);
    const drop = [{ type: 'drop', player_id: 1 }] as const;
    expect(carriedOutAtOnce(terms([draftPick('now')], [], drop), night())).toBe(false);
    expect(onlyDraftPicks(terms([], []))).toBe(false);
  });

  it('as long as the league wants it so, which it does by itself', () => {
    expect([draftTradesAtOnce({}), draftTradesAtOnce({ draft_trades_at_once: false })]).toEqual([true, false]);
    expect(carriedOutAtOnce(terms([draftPick('now')]), off(night()))).toBe(false);
  });
});

describe('what is shown of it beforehand', () => {
  const facts = (context: TradeContext) => {
    const offer = terms([draftPick('now')]);
    const effects = tradeEffects(offer, context, judgeTrade(offer, context));
    const side = (team_id: string, team_name: string) => ({
      team_id,
      team_name,
      picture: null,
      manager_name: null,
      assets: [],
      moves: [],
    });
    return { effects, facts: tradeFacts([side('a', 'Bears'), side('b', 'Wolves')], effects) };
  };

  it('says that it is carried out at once, and counts no pick of its teams as a change of it', () => {
    const { effects, facts: shown } = facts(night());
    expect(effects).toMatchObject({ at_once: true, legal: true });
    expect(shown).toMatchObject([{ what: 'Acceptance', how: 'Carried out at once: the draft is running.' }]);
    expect(facts(night({}, { a: [held(1, 5_000_000)] })).facts).toEqual(shown);
  });

  it('is another thing as soon as it would be reviewed', () => {
    const { effects, facts: shown } = facts(off(night()));
    expect(effects.at_once).toBe(false);
    expect(shown.map(({ what }) => what)).not.toContain('Acceptance');
    expect(shown.map(({ what }) => what)).toContain('Bears, roster');
  });
});
