import { DRAFTS } from '@crease/core/leagues/drafts/draft.table.js';
import { DRAFT_TYPES } from '@crease/core/draft-type.js';
import type { TeamPick } from '@crease/core/teams/team.answers.js';
import { cx } from '../../../ui/cx.js';
import { pickRuns } from './pick-runs.js';
import * as t from '../teams.words.en.js';

export function SeasonPicks({ season, picks, ...chips }: ChipsProps & { season: string }) {
  return (
    <section aria-label={t.picksOfSeason({ season })} className="border-b border-line px-4 py-2 last:border-b-0">
      <h3 className="text-sm font-semibold">{season}</h3>
      {DRAFT_TYPES.map((type) => {
        const group = picks.filter((pick) => pick.type === type);
        if (group.length === 0) return null;
        const held = group.filter((pick) => pick.owned_by === chips.teamId && pick.forfeited === null).length;
        const runs = pickRuns(group, chips.teamId, chips.name);
        return (
          <details key={type} className="mt-1">
            <summary className="cursor-pointer rounded-sm py-1 text-sm wrap-anywhere pointer-coarse:min-h-control pointer-coarse:py-2.5">
              <span className="text-ink-3">{t.draftAndPicks({ draft: DRAFTS[type].title, count: held })}</span>
              {runs !== '' && <span className="ml-2 font-medium">{runs}</span>}
            </summary>
            <div className="mt-1 mb-2 pl-4">
              <Chips picks={group.filter(({ player }) => player === null)} {...chips} />
              <Used picks={group.filter(({ player }) => player !== null)} {...chips} />
            </div>
          </details>
        );
      })}
    </section>
  );
}

export interface ChipsProps {
  picks: readonly TeamPick[];
  teamId: string;
  name: (id: string) => string;
  onOpen: (pick: TeamPick) => void;
}

function Chips({ picks, teamId, name, onOpen }: ChipsProps) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {picks.map((pick) => (
        <li key={pick.id}>
          <DraftPick pick={pick} teamId={teamId} name={name} onOpen={() => onOpen(pick)} />
        </li>
      ))}
    </ul>
  );
}

/** Players drafted with used picks. */
function Used(chips: ChipsProps) {
  if (chips.picks.length === 0) return null;
  return (
    <details className="mt-1.5">
      <summary className="w-fit cursor-pointer rounded-sm py-0.5 text-sm text-ink-2 pointer-coarse:min-h-control pointer-coarse:py-2.5">
        {t.picksUsed({ count: chips.picks.length })}
      </summary>
      <div className="mt-1.5">
        <Chips {...chips} />
      </div>
    </details>
  );
}

/** A pick as a chip. A click opens its history. */
function DraftPick({
  pick,
  teamId,
  name,
  onOpen,
}: {
  pick: TeamPick;
  teamId: string;
  name: (id: string) => string;
  onOpen: () => void;
}) {
  const gone = pick.owned_by !== teamId;
  return (
    <button
      type="button"
      onClick={onOpen}
      className={cx(
        'min-h-7 rounded-md border px-2 py-0.5 text-left text-sm hover:border-accent-line hover:bg-hover pointer-coarse:min-h-control',
        gone ? 'border-dashed border-line text-ink-3' : 'border-line bg-sunken',
      )}
    >
      <span className={cx(gone || pick.forfeited !== null ? 'line-through' : 'font-medium')}>
        {t.roundNumber({ round: pick.round })}
      </span>
      {pick.pick_number !== null && (
        <span className="text-ink-3">{` · ${t.pickNumber({ number: pick.pick_number })}`}</span>
      )}
      {gone && <span>{` · ${t.tradedTo({ team: name(pick.owned_by) })}`}</span>}
      {!gone && pick.assigned_to !== teamId && (
        <span className="text-accent-text">{` · ${t.fromTeam({ team: name(pick.assigned_to) })}`}</span>
      )}
      {pick.compensatory && <span className="text-accent-text">{` · ${t.compensatory}`}</span>}
      {pick.forfeited !== null && <span className="text-warn">{` · ${pick.kept ? t.givenUp : t.forfeited}`}</span>}
      {pick.player !== null && <span className="text-ink-2">{` · ${pick.player}`}</span>}
    </button>
  );
}
