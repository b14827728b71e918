import { useEffect, useState } from 'react';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Button } from '../../ui/Button.js';
import { CapBar } from '../../ui/figures/CapBar.js';
import { Money } from '../../ui/figures/Money.js';
import { PositionTag } from '../../ui/marks/tags.js';
import { cx } from '../../ui/cx.js';
import {
  autoPick,
  canPick,
  isMine,
  isOver,
  MINI_CAP,
  MINI_ROUNDS,
  MINI_TEAMS,
  offered,
  openingDraft,
  OWN_TEAM,
  pick,
  spent,
  teamAt,
  type MiniDraft,
  type MiniPlayer,
} from './mini-draft.js';
import { MiniBoard } from './MiniBoard.js';
import * as t from './landing.words.en.js';

const AUTO_MS = 650;

export function MiniDraftRoom() {
  const [draft, setDraft] = useState(openingDraft);
  const [considered, setConsidered] = useState<MiniPlayer | null>(null);
  const mine = isMine(draft);
  const over = isOver(draft);
  const count = draft.picks.length;

  useEffect(() => {
    if (mine || over) return;
    const timer = setTimeout(() => setDraft(autoPick), AUTO_MS);
    return () => clearTimeout(timer);
  }, [mine, over, count]);

  const used = spent(draft, OWN_TEAM);

  return (
    <section
      aria-label={t.miniDraft}
      className={cx(
        'overflow-hidden rounded-lg border bg-surface shadow-3 transition-colors duration-base',
        mine ? 'border-accent' : 'border-line',
      )}
    >
      <Clock draft={draft} onAgain={() => setDraft(openingDraft())} />

      <MiniBoard draft={draft} mine={mine} />

      <div className="grid gap-4 border-t border-line p-4 sm:grid-cols-[1fr_1.1fr] short:grid-cols-1 short:gap-2 short:py-2">
        <CapBar
          cap={MINI_CAP}
          totalCap={used}
          salaryRetained={0}
          after={mine && considered !== null ? { totalCap: used + considered.capHit, salaryRetained: 0 } : null}
        />
        <MiniPool
          draft={draft}
          mine={mine}
          onConsider={setConsidered}
          onPick={(player) => {
            setConsidered(null);
            setDraft(pick(draft, player));
          }}
        />
      </div>
      <p className="border-t border-line px-4 py-2 text-xs text-ink-3">{t.samplePlayersHint}</p>
    </section>
  );
}

function Clock({ draft, onAgain }: { draft: MiniDraft; onAgain: () => void }) {
  const mine = isMine(draft);
  const over = isOver(draft);
  const count = draft.picks.length;
  const round = Math.floor(count / MINI_TEAMS.length) + 1;
  return (
    <div
      className={cx(
        'flex min-h-12 items-center justify-between gap-3 border-b border-line px-4 transition-colors duration-base',
        mine ? 'bg-accent text-accent-ink' : 'bg-sunken text-ink-2',
      )}
    >
      <span role="status" className="font-semibold">
        {over
          ? t.draftComplete
          : mine
            ? t.youAreOnTheClock
            : t.teamIsPicking({ team: MINI_TEAMS[teamAt(count)] ?? '' })}
      </span>
      {over ? (
        <Button size="sm" icon={<RotateCcw size={14} aria-hidden="true" />} onClick={onAgain}>
          {t.draftAgain}
        </Button>
      ) : (
        <span className="text-sm font-medium">{t.roundOf({ round, rounds: MINI_ROUNDS })}</span>
      )}
    </div>
  );
}

function MiniPool({
  draft,
  mine,
  onConsider,
  onPick,
}: {
  draft: MiniDraft;
  mine: boolean;
  onConsider: (player: MiniPlayer | null) => void;
  onPick: (player: MiniPlayer) => void;
}) {
  return (
    <ul aria-label={t.bestAvailable} className="flex flex-col gap-1">
      {offered(draft).map((player) => {
        const fits = canPick(draft, player, OWN_TEAM);
        return (
          <li key={player.name}>
            <button
              type="button"
              aria-disabled={!mine || !fits}
              onPointerEnter={() => onConsider(player)}
              onPointerLeave={() => onConsider(null)}
              onFocus={() => onConsider(player)}
              onBlur={() => onConsider(null)}
              onClick={() => {
                if (mine && fits) onPick(player);
              }}
              className={cx(
                'flex min-h-9 w-full items-center gap-2 rounded-md border px-2 text-left text-sm pointer-coarse:min-h-control',
                mine && fits
                  ? 'border-line-strong hover:border-accent hover:bg-accent-soft'
                  : 'cursor-default border-line text-ink-3',
              )}
            >
              <PositionTag position={player.position} />
              <span className="min-w-0 flex-1 truncate font-medium">{player.name}</span>
              {mine && !fits && <span className="text-xs text-bad">{t.noRoom}</span>}
              <Money as="price" amount={player.capHit} className="font-medium" />
            </button>
          </li>
        );
      })}
      {isOver(draft) && <li className="py-2 text-sm text-ink-2">{t.miniDraftSummary({ count: MINI_TEAMS.length })}</li>}
    </ul>
  );
}
