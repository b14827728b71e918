import { locale } from '@crease/core/locale.js';
import { draftsToBank } from '@crease/core/leagues/drafts/draft.table.js';
import type { DraftTeam } from '@crease/core/draft/draft.model.js';
import { listed } from '@crease/core/text.rules.js';
import { activeSize } from '@crease/core/draft/team/legality.rules.js';
import { costsCap } from '@crease/core/draft/team/spending.rules.js';
import { CapBar } from '../../../ui/figures/CapBar.js';
import { Select } from '../../../ui/fields/Select.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { useClockFace } from '../clock/Clock.js';
import { maxPickWords } from '../state/cockpit.model.js';
import { leftThatTeamAffords } from '../state/state.words.en.js';
import { usePeople } from '../state/use-people.js';
import { useThrottledDraft, useDraft, useScope, useView } from '../state/room-context.js';
import { TeamTradeButton } from '../offers/RoomTrades.js';
import { formatClock } from '../sync/server-clock.js';
import { BankFigures, MoneyFigures, useNarrowPaths, useSpending } from './SpendingFigures.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './team.words.en.js';

export function TeamHead({ team }: { team: DraftTeam }) {
  const { ui } = useScope();
  const state = useThrottledDraft();
  const my = useView((view) => view.my.teamIds);
  const { rules } = state;
  const size = activeSize(team.holdings);
  return (
    <div className="flex shrink-0 flex-col gap-3 border-b border-line p-3 short:grid short:grid-cols-2 short:items-start short:gap-x-6">
      <Select
        label={t.team}
        hideLabel
        value={team.id}
        options={[...state.teams]
          .sort((a, b) => Number(my.includes(b.id)) - Number(my.includes(a.id)) || locale.compare(a.name, b.name))
          .map((one) => ({ value: one.id, label: my.includes(one.id) ? t.yourTeam({ team: one.name }) : one.name }))}
        onChange={(viewTeam) => ui.setState({ viewTeam })}
      />
      <TeamMoney team={team} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
        <People team={team} />
        {team.auto !== 'off' && <Badge tone="warn">{t.auto}</Badge>}
        {state.status !== 'ended' && rules.timeBank !== undefined && (
          <TimeBank team={team} whole={rules.timeBank * 1000} />
        )}
        {!draftsToBank(state.type) && (
          <span className="ml-auto">
            {sentence(rules.sizesRest ? t.rosterSize : t.rosterSizeOf, {
              size: <span className="font-semibold text-ink">{size}</span>,
              most: rules.maxRosterSize,
            })}
          </span>
        )}
      </p>
      <TeamTradeButton teamId={team.id} />
    </div>
  );
}

function People({ team }: { team: DraftTeam }) {
  const people = usePeople()(team);
  const present = useView((view) => view.present);
  const here = present.filter(({ teamId }) => teamId === team.id).map(({ name }) => name);
  return (
    <span>
      {people ?? t.noManager}
      {here.length > 0 && <span className="text-ink-3">{` · ${t.inTheRoom({ people: listed(here) })}`}</span>}
    </span>
  );
}

function TeamMoney({ team }: { team: DraftTeam }) {
  const { type, rules } = useThrottledDraft();
  const onCap = useDraft(costsCap);
  const spending = useSpending(team.id);
  const limit = spending === null ? null : maxPickWords(spending);
  const narrow = useNarrowPaths(team.id);
  const rookie = draftsToBank(type);
  return (
    <section
      aria-label={t.moneyOf({ team: team.name })}
      className="flex flex-col gap-3 text-xs short:col-start-2 short:row-span-3 short:row-start-1"
    >
      {onCap && <CapBar cap={rules.salaryCap} totalCap={team.holdings.capUsed} salaryRetained={null} />}
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {rookie && <BankFigures teamId={team.id} places={!onCap} look="stack" />}
        {spending !== null && <MoneyFigures spending={spending} bank={rookie} spaced={false} look="stack" />}
      </dl>
      {limit !== null && <p className="text-ink-2">{limit}</p>}
      {narrow.map((path) => (
        <p key={path.position} className="font-semibold text-warn">
          {leftThatTeamAffords(path)}
        </p>
      ))}
    </section>
  );
}

function TimeBank({
  team,
  whole,
}: {
  team: DraftTeam;
  /** Initial bank of each team, in milliseconds. */ whole: number;
}) {
  const turn = useDraft((state) => state.onClock?.teamId === team.id);
  const left = formatClock(team.bankMs ?? whole);
  return (
    <span>
      {sentence(t.timeBankLeft, {
        time: <span className="font-semibold text-ink tabular-nums">{turn ? <Running left={left} /> : left}</span>,
      })}
    </span>
  );
}

function Running({ left }: { left: string }) {
  const { bank, text } = useClockFace();
  return bank ? text : left;
}
