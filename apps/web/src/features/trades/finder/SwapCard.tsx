import { Link } from 'react-router-dom';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { FinderChange, FinderPlayerView, FinderSwap } from '@crease/core/trades/finder/finder.answers.js';
import { formatMoneyShort } from '@crease/core/money.js';
import { POSITION_WORDS } from '@crease/core/position.js';
import { capital } from '@crease/core/text.rules.js';
import { paths } from '../../../platform/pages/paths.js';
import { buttonClass } from '../../../ui/Button.js';
import { CapChange } from '../../../ui/figures/CapBar.js';
import { Money } from '../../../ui/figures/Money.js';
import { ordinal } from '../../../ui/figures/ordinal.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { sentence } from '../../../ui/text/sentence.js';
import { formatPoints } from '../../open-league/points.js';
import { FromTo } from '../scale/FromTo.js';
import { changeText } from './finder-text.js';
import * as t from './finder.words.en.js';

export const idsOf = (players: readonly FinderPlayerView[]) => players.map(({ player_id }) => player_id).join(',');

/** The parts of a team's cap space that a swap changes. */
interface Spaces {
  readonly cap: number;
  readonly before: number;
  readonly after: number;
}

/** What each side gets, what it gains and why. `best`: the swap has the page's primary button. */
export function SwapCard({
  leagueId,
  swap,
  partner,
  cap,
  spaces,
  best,
}: {
  leagueId: string;
  swap: FinderSwap;
  partner: { readonly id: string; readonly name: string };
  cap: number;
  /** Cap space before the swap: the reader's and the partner's. */
  spaces: readonly [mine: number, partner: number];
  best: boolean;
}) {
  const { give, get } = swap;
  const frees = swap.cap_space - spaces[0];
  return (
    <li className="grid grid-cols-2 gap-x-3 gap-y-2 px-4 py-3 sm:gap-x-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <h3 className="col-span-full text-xs text-ink-2">
        <span className="font-semibold text-ink">
          {t.swapReason({ give: POSITION_WORDS[give[0]!.position][0], get: POSITION_WORDS[get[0]!.position][0] })}
        </span>{' '}
        {frees > 0 && t.freesSpace({ money: formatMoneyShort(frees, 'limit') })}
      </h3>
      <Side
        leagueId={leagueId}
        title={t.youGet}
        players={get}
        gain={swap.gain}
        changes={swap.changes}
        spaces={{ cap, before: spaces[0], after: swap.cap_space }}
      />
      <Side
        leagueId={leagueId}
        title={t.teamGets({ team: partner.name })}
        players={give}
        gain={swap.partner_gain}
        changes={swap.partner_changes}
        spaces={{ cap, before: spaces[1], after: swap.partner_cap_space }}
      />
      <Link
        to={paths.newTrade(leagueId, { with: partner.id, give: idsOf(give), want: idsOf(get) })}
        aria-label={t.buildOfferOf({ give: give.map(({ name }) => name), get: get.map(({ name }) => name) })}
        className={buttonClass(best ? 'primary' : 'secondary', 'md', 'max-lg:col-span-full lg:self-center')}
      >
        <span>{t.buildOffer}</span>
        <ArrowRight size={16} aria-hidden="true" />
      </Link>
    </li>
  );
}

function Side({
  leagueId,
  title,
  players,
  gain,
  changes,
  spaces: { cap, before, after },
}: {
  leagueId: string;
  title: string;
  players: readonly FinderPlayerView[];
  gain: number;
  changes: readonly FinderChange[];
  spaces: Spaces;
}) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-y-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 max-sm:flex-col-reverse">
        {/* A phone has the gains above names of one or two lines, so that they stay side by side. */}
        <h4 className="min-w-0 text-xs wrap-anywhere text-ink-2">{title}</h4>
        <p className="text-sm text-ink-2 tabular-nums">
          {sentence(t.points, {
            points: gain,
            shown: <strong className="text-lg leading-6 font-bold text-ink">{changeText(gain)}</strong>,
          })}
        </p>
      </div>
      <ul>
        {players.map((player) => (
          <li key={player.player_id} className="flex min-w-0 items-start gap-2 py-0.5 text-sm">
            <PositionTag position={player.position} detail={player.position_detail} exact />
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
              <Link
                to={paths.player(leagueId, player.player_id)}
                className="min-w-0 rounded-sm font-semibold wrap-anywhere hover:underline"
              >
                {player.name}
              </Link>
              <span className="flex gap-x-3 text-xs text-ink-2 tabular-nums sm:ml-auto">
                <span>{t.points({ points: player.points, shown: formatPoints(player.points) })}</span>
                <Money as="price" amount={player.hit} className="text-right sm:min-w-14" />
              </span>
            </span>
          </li>
        ))}
      </ul>
      <ul className="mt-auto flex flex-wrap gap-x-4 gap-y-0.5 border-t border-line pt-1 text-xs text-ink-2 tabular-nums">
        {changes.map((change) => (
          <li key={change.position}>
            <Reason change={change} />
          </li>
        ))}
        <li className="flex flex-wrap items-center gap-x-1.5">
          <span>{t.capSpace}</span>
          <CapChange cap={cap} before={before} after={after} />
        </li>
      </ul>
    </section>
  );
}

function Reason({ change: { position, points, rank, rank_after: after } }: { change: FinderChange }) {
  const positions = capital(POSITION_WORDS[position][1]);
  return (
    <>
      {rank === after ? (
        t.staysAt({ positions, rank: ordinal(rank) })
      ) : (
        <>
          {positions} <FromTo before={ordinal(rank)} after={ordinal(after)} />
        </>
      )}
      {points !== 0 && ` (${changeText(points)})`}
    </>
  );
}
