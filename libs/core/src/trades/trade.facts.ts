import { formatMoney } from '../money.js';
import { tradeFactWords as t } from './shown/trade-fact.words.js';
import type { TradeFact } from './shown/trade-fact.answers.js';
import type { TradeAssetView } from './asset.answers.js';
import type { TradeEffects, TradeSideView } from './trade.answers.js';
import { refOf } from './trade.model.js';
import { carriedOutAtOnce } from './trade.words.js';

/**
 * The facts that a manager sees when accepting, line by line: each asset with its cost and the results for both teams.
 * Two lists with equal keys and values describe the same trade, whatever their words are.
 */
export function tradeFacts(sides: readonly [TradeSideView, TradeSideView], effects: TradeEffects): TradeFact[] {
  return [
    ...sides.flatMap((side, index) => [
      ...side.assets.map((asset) => assetFact(side, asset)),
      ...side.moves.map(({ type, player_id: id, label }) =>
        fact(
          `move ${side.team_id} ${type} ${id}`,
          null,
          t.withMove({ team: side.team_name, move: label }),
          t.sameTransaction(),
        ),
      ),
      // Picks made in the meantime do not change a trade of draft picks.
      ...(effects.at_once ? [] : resultFacts(side, effects.sides[index]?.seasons ?? [])),
    ]),
    ...(effects.at_once ? [fact('at-once', true, t.acceptance(), carriedOutAtOnce())] : []),
    ...effects.problems.map(({ name, team_id: team, asset, message, figure = null, limit = null }) => ({
      ...fact(`objection ${name} ${team ?? ''} ${asset?.ref ?? ''}`, [figure, limit], '', message),
      objection: true,
    })),
  ];
}

const fact = (key: string, value: unknown, what: string, how: string): TradeFact => ({
  key,
  value: JSON.stringify(value),
  what,
  how,
  objection: false,
});

function assetFact({ team_id: team, team_name: name }: TradeSideView, asset: TradeAssetView): TradeFact {
  const { condition } = asset;
  const [value, words] = detailsOf(asset);
  const how = [...words, ...(asset.condition_text === null ? [] : [asset.condition_text])].join(', ') || t.asNamed();
  const what = t.gives({ team: name, asset: asset.kind === 'player' ? asset.name : asset.label });
  return fact(`gives ${team} ${asset.kind} ${refOf(asset)}`, [...value, condition], what, how);
}

/** The figures of an asset that decide what it is worth, and their words. */
function detailsOf(asset: TradeAssetView): [readonly unknown[], readonly string[]] {
  switch (asset.kind) {
    case 'player': {
      const { cap_hit: hit, charge, status, place } = asset;
      const words = [
        t.capHit({ amount: hit }),
        t.charge({ amount: charge }),
        t.status({ status }),
        t.place({ place: place ?? 'gone' }),
      ];
      return [[hit, charge, status, place], words];
    }
    case 'draft-pick': {
      const { pick_number: number } = asset;
      return [[number], [number === null ? t.orderOpen() : t.pick({ number })]];
    }
    case 'retention':
      return [[asset.percent, asset.dollars ?? null, asset.amount, asset.through_season], []];
    case 'budget':
    case 'cap-space':
      return [[asset.amount], []];
    case 'fa-pick':
      return [[], []];
  }
}

function resultFacts(
  { team_id: team, team_name: name }: TradeSideView,
  seasons: TradeEffects['sides'][number]['seasons'],
): TradeFact[] {
  const caps = seasons
    .slice(0, 2)
    .flatMap(({ season, before, after }) => [
      fact(
        `used ${team} ${season}`,
        [before.cap_used, after.cap_used],
        t.capUsed({ team: name, season }),
        `${formatMoney(before.cap_used)} → ${formatMoney(after.cap_used)}`,
      ),
      fact(`cap ${team} ${season}`, after.cap, t.cap({ team: name, season }), formatMoney(after.cap)),
    ]);
  const [now] = seasons;
  if (now === undefined) return caps;
  const { before, after } = now;
  return [
    ...caps,
    fact(
      `roster ${team}`,
      [before, after].map(({ active, ir, rookies }) => [active, ir, rookies]),
      t.roster({ team: name }),
      t.places({ before, after }),
    ),
    ...now.violations.map(({ rule, figure, limit, message }) =>
      fact(`rule ${team} ${rule}`, [figure, limit], t.rule({ team: name, rule }), message),
    ),
  ];
}

/** How shown and present facts differ. */
export type FactChange = Pick<TradeFact, 'key' | 'what' | 'how' | 'objection'>;

/** The differences, new objections first, because they decide; empty when there are none. */
export function changedFacts(shown: readonly TradeFact[], now: readonly TradeFact[]): FactChange[] {
  const [were, are] = [shown, now].map((facts) => new Map(facts.map((one) => [one.key, one])));
  return [...new Set([...shown, ...now].map(({ key }) => key))]
    .flatMap((key) => {
      const [was, is] = [were?.get(key), are?.get(key)];
      const one = is ?? was;
      if (one === undefined || was?.value === is?.value) return [];
      return [{ key, what: one.what, how: changeWords(was, is), objection: one.objection }];
    })
    .sort((a, b) => Number(b.objection) - Number(a.objection));
}

function changeWords(was: TradeFact | undefined, is: TradeFact | undefined): string {
  if (is === undefined) return t.gone({ how: was?.how ?? '' });
  if (was === undefined) return is.objection ? is.how : t.fresh({ how: is.how });
  return t.changed({ before: was.how, after: is.how });
}
