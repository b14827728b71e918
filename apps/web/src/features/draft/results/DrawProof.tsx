import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { DraftState, DraftTeam } from '@crease/core/draft/draft.model.js';
import { seasonPlus } from '@crease/core/season.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys } from '../../open-league/league-data.js';
import { Button } from '../../../ui/Button.js';
import { cx } from '../../../ui/cx.js';
import { failureText } from '../sync/draft-labels.js';
import { verifyDraw, type Draw, type Proof } from './order.model.js';
import * as t from './results.words.en.js';

export function DrawProof({
  leagueId,
  state,
  teams,
}: {
  leagueId: string;
  state: DraftState;
  teams: ReadonlyMap<string, DraftTeam>;
}) {
  const { order } = state;
  return (
    <section aria-label={t.proofOfDraw} className="flex flex-col gap-2.5 text-xs">
      <h3 className="text-sm font-semibold text-ink">{t.drawAnyoneCanCheck}</h3>
      <p className="text-ink-2">{t.drawProofHint}</p>
      {order.seed !== null && order.seedHash !== null && (
        <>
          {order.draw !== undefined && (
            <p className="font-medium text-ink">
              {(order.draws ?? order.draw) > 1
                ? t.thisIsDrawOf({ draw: order.draw, draws: order.draws ?? order.draw })
                : t.thisIsDraw({ draw: order.draw })}
            </p>
          )}
          <ProvenDraw leagueId={leagueId} state={state} draw={order} teams={teams} />
        </>
      )}
      {order.nextSeedHash !== null && state.status === 'lobby' && (
        <Code
          label={(order.draws ?? 0) > 0 ? t.nextDrawFingerprint : t.comingDrawFingerprint}
          value={order.nextSeedHash}
        />
      )}
    </section>
  );
}

/** A draw's proof; the browser repeats the computation itself. */
export function ProvenDraw({
  leagueId,
  state,
  draw,
  teams,
}: {
  leagueId: string;
  state: Pick<DraftState, 'season' | 'teams'>;
  draw: Draw;
  teams: ReadonlyMap<string, DraftTeam>;
}) {
  const { proof, busy, failure, verify } = useProof(leagueId, state, draw);
  return (
    <div className="flex flex-col gap-2.5 text-xs">
      <Code label={t.promisedFingerprint} value={draw.seedHash ?? ''} />
      <Code label={t.seedOfDraw} value={draw.seed ?? ''} />
      <Button
        size="sm"
        busy={busy}
        icon={<ShieldCheck size={14} aria-hidden="true" />}
        onClick={() => void verify()}
        className="self-start"
      >
        {t.verifyDraw}
      </Button>
      <div role="status">
        {proof !== null && <Verdict proof={proof} teams={teams} />}
        {failure !== null && <p className="text-bad">{failure}</p>}
      </div>
    </div>
  );
}

/** Loads what the draw depended on and repeats the computation. */
function useProof(leagueId: string, state: Pick<DraftState, 'season' | 'teams'>, draw: Draw) {
  const client = useQueryClient();
  const [proof, setProof] = useState<Proof | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const verify = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const last = seasonPlus(state.season, -1);
      const home =
        draw.source === 'lottery' && draw.from === undefined
          ? await client.fetchQuery({
              queryKey: keys.home(leagueId),
              queryFn: () => request('GET /:league_id/home', { league_id: leagueId }),
            })
          : null;
      const points = new Map(
        (home?.teamPoints ?? []).flatMap((entry) =>
          entry.season === last && !entry.playoffs ? [[entry.team_id, entry.points] as const] : [],
        ),
      );
      setProof(
        await verifyDraw(
          draw,
          state.teams.map((team) => ({ teamId: team.id, points: points.get(team.id) ?? 0 })),
        ),
      );
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return { proof, busy, failure, verify };
}

function Verdict({ proof, teams }: { proof: Proof; teams: ReadonlyMap<string, DraftTeam> }) {
  switch (proof.kind) {
    case 'proved':
      return <Line good>{t.drawIsProved}</Line>;
    case 'otherSeed':
      return <Line>{t.seedNotPromised({ fingerprint: proof.found })}</Line>;
    case 'otherOrder':
      return (
        <Line>{t.seedGivesOtherOrder({ order: proof.drawn.map((id) => teams.get(id)?.name ?? id).join(', ') })}</Line>
      );
    case 'unable':
      return <Line>{t.fingerprintsNeedHttps}</Line>;
  }
}

function Line({ good = false, children }: { good?: boolean; children: ReactNode }) {
  return (
    <p
      className={cx(
        'flex items-start gap-1.5 rounded-md px-2.5 py-2 font-medium',
        good ? 'bg-good-soft text-good' : 'bg-bad-soft text-bad',
      )}
    >
      {good ? (
        <ShieldCheck size={14} aria-hidden="true" className="mt-px shrink-0" />
      ) : (
        <CircleAlert size={14} aria-hidden="true" className="mt-px shrink-0" />
      )}
      <span className="min-w-0 break-words">{children}</span>
    </p>
  );
}

function Code({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <p className="text-ink-3">{label}</p>
      <code className="block rounded-md border border-line bg-sunken px-2 py-1.5 font-sans break-all text-ink-2 select-all">
        {value}
      </code>
    </div>
  );
}
