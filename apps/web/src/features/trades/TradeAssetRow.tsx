import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import Hourglass from 'lucide-react/icons/hourglass';
import { locale } from '@crease/core/locale.js';
import type { Share } from '@crease/core/teams/retention.rules.js';
import type { PlayerGlance, TradeAssetView } from '@crease/core/trades/trade.schema.js';
import { Money } from '../../ui/figures/Money.js';
import { sentence } from '../../ui/text/sentence.js';
import { PositionTag, StatusTag } from '../../ui/marks/tags.js';
import { cx } from '../../ui/cx.js';
import { paths } from '../../platform/pages/paths.js';
import { statusTag } from '../players/player-status.js';
import { formatPoints } from '../open-league/points.js';
import { useGamesAhead } from '../tonight/games-ahead.js';
import {
  ageWords,
  chargesOf,
  HIT_EXPLAINED,
  hitsWords,
  hitWords,
  SHORT_PLACE,
  shortContract,
  shortMoney,
  useAssetWords,
  type SeasonCharge,
  type TradePlayerView,
} from './trade-assets.js';
import * as t from './trades.words.en.js';

/** Columns of a trade's assets; they align across rows where the list is wide enough. */
const COLUMNS =
  '@[30rem]/assets:grid-cols-[1.75rem_minmax(0,1fr)_3rem_3.75rem_3.75rem_3.75rem_2.75rem] @[30rem]/assets:gap-x-2';
const WIDE_ONLY = 'hidden @[30rem]/assets:block';
const NARROW_ONLY = '@[30rem]/assets:hidden';

/** Column heads. They are hidden from screen readers, because each row has the words. */
export function AssetHead({ seasons }: { seasons: readonly string[] }) {
  return (
    <div
      aria-hidden="true"
      className={cx('hidden border-b border-line bg-sunken px-4 py-1 text-xs text-ink-3 @[30rem]/assets:grid', COLUMNS)}
    >
      <span className="col-start-3 text-right">{t.points}</span>
      {seasons.map((season) => (
        <span key={season} className="text-right tabular-nums">
          {season.slice(2)}
        </span>
      ))}
      <span className="text-right">{t.until}</span>
    </div>
  );
}

/** A player in two lines, or in columns where there is room. */
export function PlayerRow({
  leagueId,
  player,
  glance,
  kept = null,
  link = true,
}: {
  leagueId: string;
  player: TradePlayerView;
  glance: PlayerGlance | undefined;
  /** The part that the giving team retains; null when it retains nothing. */
  kept?: Share | null;
  /** The name links to the player; not possible inside a label. */
  link?: boolean;
}) {
  const status = statusTag(player.status);
  const place = player.place === null || player.place === 'active' ? null : SHORT_PLACE[player.place];
  const charges = glance === undefined ? [] : chargesOf(glance, kept);
  const games = useGamesAhead(leagueId)?.of(player.nhl_club)?.short;
  const about = [player.nhl_club ?? t.noClub, games, glance && ageWords(glance), place].filter((word) => word != null);
  return (
    <span className={cx('grid min-w-0 flex-1 grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-2', COLUMNS)}>
      <PositionTag exact position={player.position} detail={player.position_detail} className="row-span-2" />
      <span className="min-w-0 font-medium wrap-anywhere">
        {link ? (
          <Link to={paths.player(leagueId, player.player_id)} className="rounded-sm hover:underline">
            {player.name}
          </Link>
        ) : (
          <span>{player.name}</span>
        )}
      </span>
      <Production glance={glance} />
      {charges.map((charge) => (
        <Cell
          key={charge.season}
          main={hitWords(charge)}
          faint={charge.kind !== 'signed'}
          title={locale.labelled(charge.season, HIT_EXPLAINED[charge.kind])}
          says={t.capHitOf({ season: charge.season })}
          below={charge.charge === charge.hit ? undefined : t.paysAmount({ amount: shortMoney(charge.charge) })}
        />
      ))}
      {glance !== undefined && <ContractEnd glance={glance} />}
      <span className="col-start-2 col-end-4 row-start-2 flex min-w-0 flex-wrap justify-between gap-x-2 text-xs text-ink-3 @[30rem]/assets:col-end-3">
        <span>
          {status !== null && <StatusTag status={status} className="mr-1.5 h-4" />}
          {about.join(' · ')}
          <span className={NARROW_ONLY}>{glance === undefined ? '' : ` · ${shortContract(glance)}`}</span>
        </span>
        <span className={cx('ml-auto text-right tabular-nums', charges.length > 0 && NARROW_ONLY)}>
          {charges.length === 0 ? <Money as="price" amount={player.cap_hit} /> : <Hits charges={charges} />}
        </span>
      </span>
    </span>
  );
}

function Production({ glance }: { glance: PlayerGlance | undefined }) {
  return (
    <span className="text-right text-xs whitespace-nowrap text-ink-3 tabular-nums @[30rem]/assets:row-span-2">
      {glance !== undefined && (
        <>
          {sentence(t.pointsThenGames, {
            points: <b className="text-sm font-medium text-ink">{formatPoints(glance.points)}</b>,
            between: <span className="@[30rem]/assets:sr-only">{t.ptsIn({ points: glance.points })}</span>,
            games: <span className="@[30rem]/assets:block">{t.gamesPlayed({ count: glance.games })}</span>,
          })}
        </>
      )}
    </span>
  );
}

function ContractEnd({ glance }: { glance: PlayerGlance }) {
  return (
    <Cell
      main={glance.contract_expiry === null ? '–' : String(glance.contract_expiry)}
      below={
        glance.years_left === null
          ? undefined
          : glance.years_left === 0
            ? t.ended
            : t.yearsLeft({ count: glance.years_left })
      }
      says={t.endOfContract}
    />
  );
}

/** Three seasons in a line: "$5M × 2 · ~$5M", or the receiving team's charge when it is lower. */
function Hits({ charges }: { charges: readonly SeasonCharge[] }) {
  const shared = charges.some(({ charge, hit }) => charge !== hit);
  const amount = hitsWords(charges.map(({ charge, kind }) => ({ hit: charge, kind })));
  return (
    <>
      <span className="sr-only">
        {charges.map(({ season, charge, kind }) => locale.labelled(season, hitWords({ hit: charge, kind }))).join(', ')}
      </span>
      <span
        aria-hidden="true"
        title={charges.map(({ season, kind }) => locale.labelled(season, HIT_EXPLAINED[kind])).join('\n')}
        className="font-medium whitespace-nowrap text-ink"
      >
        {shared ? t.paysAmount({ amount }) : amount}
      </span>
    </>
  );
}

function Cell({
  main,
  below,
  faint = false,
  title,
  says,
}: {
  main: string;
  below?: string;
  faint?: boolean;
  title?: string;
  /** Label for screen readers. */
  says: string;
}) {
  return (
    <span title={title} className={cx('row-span-2 min-w-0 text-right tabular-nums', WIDE_ONLY)}>
      <span className={cx('block whitespace-nowrap', faint ? 'text-ink-3' : 'font-medium')}>
        {main}
        <span className="sr-only">{` ${says}`}</span>
      </span>
      {below !== undefined && <span className="block text-xs leading-tight text-ink-3">{below}</span>}
    </span>
  );
}

export function PlainRow({ leagueId, asset }: { leagueId: string; asset: TradeAssetView }) {
  const { title, detail } = useAssetWords(leagueId)(asset);
  return (
    <>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block font-medium">{title}</span>
        <span className="block text-xs text-ink-3">{detail}</span>
      </span>
      {asset.kind === 'retention' && <Money amount={asset.amount} className="font-medium" />}
    </>
  );
}

export function AssetMark({ asset }: { asset: TradeAssetView }) {
  if (asset.kind === 'player') return <PositionTag position={asset.position} detail={asset.position_detail} />;
  const [letter, word] =
    asset.kind === 'draft-pick'
      ? [t.roundMark({ round: asset.round }), t.draftPick]
      : asset.kind === 'fa-pick'
        ? [t.faMark, t.freeAgentPick]
        : asset.kind === 'budget'
          ? ['$', t.bidBudget]
          : asset.kind === 'cap-space'
            ? ['$', t.capSpace]
            : ['%', t.retainedSalary];
  return (
    <span
      title={word}
      aria-hidden="true"
      className="inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-sm border border-line bg-sunken px-1 text-xs font-semibold text-ink-2"
    >
      {letter}
    </span>
  );
}

export function ConditionNote({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 rounded-sm bg-warn-soft px-2 py-1 text-xs font-medium text-warn">
      <Hourglass size={12} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
