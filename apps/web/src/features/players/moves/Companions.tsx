import { positionCode } from '@crease/core/position.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { formatLimit, formatPrice } from '@crease/core/money.js';
import type { Position } from '@crease/core/position.js';
import type { MovesPreview, RemedyStepView } from '@crease/core/teams/team.schema.js';
import { IconButton } from '../../../ui/Button.js';
import { Select } from '../../../ui/fields/Select.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys } from '../../open-league/league-data.js';
import { useWaivers } from '../players-data.js';
import * as t from './moves.words.en.js';

/** A move of another player of the team, sent in the same request as a dialog's move. */
export interface Companion {
  readonly type: Exclude<RemedyStepView['type'], 'add'>;
  readonly player_id: number;
  readonly name: string;
}

export interface CompanionAdd {
  readonly player_id: number;
  readonly name: string;
}

const WORDS: Record<Companion['type'], (name: string) => string> = {
  drop: (name) => t.dropPlayer({ player: name }),
  toIr: (name) => t.moveToInjuredReserve({ player: name }),
  toBank: (name) => t.moveToRookieBank({ player: name }),
  activate: (name) => t.activatePlayer({ player: name }),
  promote: (name) => t.promotePlayer({ player: name }),
};

/** State of the additional moves of a dialog; `begin` is the initial list. */
export function useCompanions(begin: readonly Companion[] = []): {
  moves: readonly Companion[];
  added: CompanionAdd | null;
  take: (steps: readonly Companion[], added?: CompanionAdd) => void;
  remove: (playerId: number) => void;
  clear: () => void;
} {
  const [moves, setMoves] = useState<readonly Companion[]>(begin);
  const [added, setAdded] = useState<CompanionAdd | null>(null);
  return {
    moves,
    added,
    take: (steps, free) => {
      setMoves((before) => [
        ...before.filter(({ player_id }) => steps.every((step) => step.player_id !== player_id)),
        ...steps,
      ]);
      if (free !== undefined) setAdded(free);
    },
    remove: (playerId) => {
      setMoves((before) => before.filter(({ player_id }) => player_id !== playerId));
      setAdded((before) => (before?.player_id === playerId ? null : before));
    },
    clear: () => {
      setMoves([]);
      setAdded(null);
    },
  };
}

export const movesOf = (moves: readonly Companion[]): { type: Companion['type']; player_id: number }[] =>
  moves.map(({ type, player_id }) => ({ type, player_id }));

export interface CompanionsProps {
  leagueId: string;
  moves: readonly Companion[];
  added?: CompanionAdd | null;
  onRemove: (playerId: number) => void;
  onTake: (steps: readonly Companion[], added?: CompanionAdd) => void;
  /** The server's preview, with remedies for refused moves. */
  preview: Pick<MovesPreview, 'refusal' | 'remedies'> | undefined;
  /** The move cannot be made without a remedy. */
  needed?: boolean;
}

export function Companions({
  leagueId,
  moves,
  added = null,
  onRemove,
  onTake,
  preview,
  needed = false,
}: CompanionsProps) {
  const remedies = preview === undefined || preview.refusal === null ? [] : preview.remedies;
  return (
    <>
      {(moves.length > 0 || added !== null) && (
        <section aria-label={t.inSameMove} className="rounded-md border border-line">
          <h3 className="border-b border-line bg-sunken px-3 py-1.5 text-xs font-medium text-ink-3">{t.inSameMove}</h3>
          <ul>
            {moves.map(({ type, player_id, name }) => (
              <Chosen key={player_id} words={WORDS[type](name)} onRemove={() => onRemove(player_id)} />
            ))}
            {added !== null && (
              <Chosen
                words={t.addInSameMove({ player: added.name })}
                detail={t.usesFreeAgentPick}
                onRemove={() => onRemove(added.player_id)}
              />
            )}
          </ul>
        </section>
      )}
      {remedies.length > 0 && (
        <section
          aria-label={t.whatMakesItLegal}
          data-missing={needed ? t.moveThatMakesItLegal : undefined}
          className="overflow-hidden rounded-md border border-accent-line"
        >
          <h3 className="border-b border-accent-line bg-accent-soft px-3 py-1.5 text-sm font-medium">
            {t.legalTogetherWith({ count: remedies.length })}
          </h3>
          <ul className="scroll-slim max-h-60 overflow-y-auto">
            {remedies.map(({ steps }) => (
              <Remedy
                key={steps.map(({ type, player_id, position }) => `${type}-${player_id ?? position}`).join()}
                leagueId={leagueId}
                steps={steps}
                onTake={onTake}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Chosen({ words, detail, onRemove }: { words: string; detail?: string; onRemove: () => void }) {
  return (
    <li className="flex items-center justify-between gap-2 border-b border-line py-1 pr-1 pl-3 text-sm last:border-b-0">
      <span className="min-w-0 break-words">
        {words}
        {detail !== undefined && <span className="text-xs text-ink-3"> {detail}</span>}
      </span>
      <IconButton
        size="sm"
        label={t.notInThisMove({ move: words })}
        icon={<X size={14} aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}

const isOwn = (
  step: RemedyStepView,
): step is RemedyStepView & { type: Companion['type']; player_id: number; name: string } =>
  step.type !== 'add' && step.player_id !== null && step.name !== null;

function Remedy({
  leagueId,
  steps,
  onTake,
}: {
  leagueId: string;
  steps: readonly RemedyStepView[];
  onTake: CompanionsProps['onTake'];
}) {
  const own = steps.filter(isOwn).map(({ type, player_id, name }): Companion => ({ type, player_id, name }));
  const addition = steps.find(({ type }) => type === 'add');
  const said = own.map(({ type, name }) => WORDS[type](name));
  const change = steps.reduce((sum, step) => sum + (step.cap_change ?? 0), 0);
  return (
    <li className="border-b border-line text-sm last:border-b-0">
      {addition === undefined ? (
        <button
          type="button"
          onClick={() => onTake(own)}
          className="flex min-h-control w-full items-center gap-2 px-3 py-1.5 text-left outline-offset-[-2px] hover:bg-hover"
        >
          <Plus size={14} aria-hidden="true" className="shrink-0 text-accent-text" />
          <span className="min-w-0 flex-1 break-words">{t.movesTogether({ moves: said })}</span>
          {change !== 0 && (
            <span className="shrink-0 text-xs text-ink-3 tabular-nums">
              {change < 0
                ? t.freesCap({ amount: formatLimit(-change) })
                : t.countsAgainstCap({ amount: formatPrice(change) })}
            </span>
          )}
        </button>
      ) : (
        <div className="px-3 py-2">
          <FreeAgentChoice
            leagueId={leagueId}
            position={addition.position}
            most={addition.most ?? 0}
            label={t.movesAndAdd({
              moves: said,
              position: addition.position,
              amount: formatLimit(addition.most ?? 0),
            })}
            onChoose={(player) => onTake(own, player)}
          />
        </div>
      )}
    </li>
  );
}

const CHOICES = 60;

/** Free agents of a position who fit under the cap. */
function FreeAgentChoice({
  leagueId,
  position,
  most,
  label,
  onChoose,
}: {
  leagueId: string;
  position: Position;
  most: number;
  label: string;
  onChoose: (player: CompanionAdd) => void;
}) {
  const waiting = useWaivers(leagueId);
  const query = useQuery({
    queryKey: [...keys.freeAgents(leagueId), 'choice', position, most],
    queryFn: async ({ signal }) =>
      (
        await request('GET /:league_id/players', {
          league_id: leagueId,
          query: { free: 'true', position, cap_max: Math.min(most, 100_000_000), sort: 'rank', limit: CHOICES },
          signal,
        })
      ).players,
  });
  const players = (query.data ?? []).filter(
    ({ id }) => waiting.data?.every(({ player_id }) => player_id !== id) !== false,
  );
  const first =
    query.error !== null
      ? t.freeAgentsNotLoaded
      : query.data === undefined
        ? t.loadingFreeAgents
        : players.length === 0
          ? t.noFreeAgentFits
          : t.chooseFreeAgent;
  return (
    <Select
      label={label}
      value=""
      options={[
        { value: '', label: first },
        ...players.map(({ id, full_name, position_detail, cap }) => ({
          value: String(id),
          label: `${full_name} (${positionCode(position_detail ?? position)}, ${formatPrice(cap.cap_hit)})`,
        })),
      ]}
      onChange={(value) => {
        const player = players.find(({ id }) => String(id) === value);
        if (player !== undefined) onChoose({ player_id: player.id, name: player.full_name });
      }}
    />
  );
}
