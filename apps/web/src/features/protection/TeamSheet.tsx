import { Link } from 'react-router-dom';
import type { PublishedSheet } from '@crease/core/protection/protection.schema.js';
import { contractWords } from './contract.js';
import { paths } from '../../platform/pages/paths.js';
import { playedWords } from '../open-league/points.js';
import { Badge } from '../../ui/marks/Badge.js';
import { Money } from '../../ui/figures/Money.js';
import { Monogram } from '../../ui/marks/Monogram.js';
import { PositionTag, StatusTag } from '../../ui/marks/tags.js';
import { cx } from '../../ui/cx.js';
import * as t from './protection.words.en.js';

export function TeamSheet({
  leagueId,
  sheet,
  byNumber,
  picture,
  mine,
}: {
  leagueId: string;
  sheet: PublishedSheet;
  byNumber: boolean;
  picture: string | null;
  mine: boolean;
}) {
  return (
    <li className={cx('-mb-px border-b border-line p-4 sm:-mr-px sm:border-r', mine && 'bg-accent-soft')}>
      <h3 className="flex items-center gap-2 font-semibold">
        <Monogram name={sheet.team_name} picture={picture} />
        <Link to={paths.team(leagueId, sheet.team_id)} className="min-w-0 truncate hover:underline">
          {sheet.team_name}
        </Link>
        {sheet.automatic && <Badge tone="warn">{t.automatic}</Badge>}
      </h3>
      {sheet.automatic && sheet.reason !== null && <p className="mt-1 text-xs text-ink-2">{sheet.reason}</p>}
      <Names leagueId={leagueId} title={byNumber ? t.keepers : t.core} players={sheet.core} />
      {!byNumber && <Names leagueId={leagueId} title={t.bench} players={sheet.bench} />}
      {sheet.released.length > 0 && <Names leagueId={leagueId} title={t.released} players={sheet.released} />}
    </li>
  );
}

function Names({ leagueId, title, players }: { leagueId: string; title: string; players: PublishedSheet['core'] }) {
  return (
    <>
      <h4 className="mt-3 mb-1 text-xs font-medium text-ink-2">{`${title} · ${players.length}`}</h4>
      <ul className="flex flex-col gap-0.5">
        {players.map((player) => (
          <li key={player.player_id} className="flex items-start gap-2 py-0.5">
            <PositionTag position={player.position} />
            <span className="min-w-0 flex-1">
              <Link to={paths.player(leagueId, player.player_id)} className="block truncate hover:underline">
                {player.name}
              </Link>
              <span className="block text-xs text-ink-3">
                {[
                  playedWords(player.last_points, player.last_games),
                  contractWords(player),
                  ...(player.cost === null ? [] : [t.costOf({ pick: player.cost })]),
                ].join(' · ')}
              </span>
            </span>
            <span className="flex shrink-0 items-center gap-1.5">
              {player.estimated && <StatusTag status="Estimated" />}
              <Money as="price" amount={player.cap_hit} className="text-right" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
