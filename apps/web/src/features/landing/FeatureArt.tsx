import type { ReactNode } from 'react';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Check from 'lucide-react/icons/check';
import { CapBar, CapSpace } from '../../ui/figures/CapBar.js';
import { Money } from '../../ui/figures/Money.js';
import { Monogram } from '../../ui/marks/Monogram.js';
import { PositionTag, StatusTag, type Position } from '../../ui/marks/tags.js';
import * as t from './landing.words.en.js';

/* Small scenes built from the product's components, with invented players. Decorative: the text is next to them. */

function Line({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-8 items-center gap-2.5 rounded-md border border-line bg-surface px-2.5 text-xs">
      {children}
    </div>
  );
}

export function CapArt() {
  const teams = [
    [t.harborLights, 79_600_000, 1_200_000],
    [t.northShore, 86_900_000, 0],
    [t.ironRange, 88_750_000, 600_000],
  ] as const;
  return (
    <>
      {teams.map(([name, totalCap, salaryRetained]) => (
        <Line key={name}>
          <Monogram name={name} size="xs" />
          <span className="w-20 truncate font-medium">{name}</span>
          <CapBar
            layout="bar"
            cap={88_000_000}
            totalCap={totalCap}
            salaryRetained={salaryRetained}
            className="flex-1"
          />
          <span className="flex w-16 justify-end">
            <CapSpace space={88_000_000 - totalCap - salaryRetained} cap={88_000_000} />
          </span>
        </Line>
      ))}
    </>
  );
}

export function TradeArt() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2">
      <div className="flex flex-col gap-2">
        <Line>
          <PositionTag position="D" />
          <span className="truncate font-medium">{t.kasik}</span>
        </Line>
        <Line>
          <span className="truncate text-ink-3">{t.shareRetained}</span>
        </Line>
        <Line>
          <span className="truncate font-medium">{t.thirdRoundPick}</span>
        </Line>
      </div>
      <ArrowLeftRight size={16} className="text-accent-text" />
      <div className="flex flex-col gap-2">
        <Line>
          <PositionTag position="F" />
          <span className="truncate font-medium">{t.marchand}</span>
          <Money as="price" amount={8_500_000} className="ml-auto" />
        </Line>
        <Line>
          <span className="truncate text-ink-3">{t.freeAgentPickOfWeek}</span>
        </Line>
        <Line>
          <span className="text-ink-3">{t.space}</span>
          <span className="ml-auto">
            <CapSpace space={3_100_000} cap={88_000_000} />
          </span>
        </Line>
      </div>
    </div>
  );
}

export function DraftArt() {
  return (
    <>
      <div className="flex h-8 items-center justify-between rounded-md bg-accent px-2.5 text-xs font-semibold text-accent-ink">
        <span>{t.youAreOnTheClock}</span>
        <span className="text-sm">0:42</span>
      </div>
      {(
        [
          ['3.04', 'F', t.oberg, t.northShore],
          ['3.03', 'G', t.halloran, t.ironRange],
        ] as const
      ).map(([place, position, name, team]) => (
        <Line key={place}>
          <span className="w-8 text-ink-3">{place}</span>
          <PositionTag position={position} />
          <span className="font-medium">{name}</span>
          <span className="ml-auto text-ink-3">{team}</span>
        </Line>
      ))}
    </>
  );
}

export function ProtectionArt() {
  const needs: readonly [Position, string][] = [
    ['F', t.forwardsProtected],
    ['D', t.defensemenProtected],
    ['G', t.goaliesProtected],
  ];
  return (
    <>
      <div className="grid grid-cols-3 gap-2">
        {needs.map(([position, count]) => (
          <Line key={position}>
            <PositionTag position={position} />
            <span className="font-medium whitespace-nowrap">{count}</span>
            <Check size={14} strokeWidth={3} className="ml-auto shrink-0 text-good max-xl:hidden" />
          </Line>
        ))}
      </div>
      <Line>
        <span className="font-medium">{t.core}</span>
        <CapBar layout="bar" cap={47_000_000} totalCap={44_100_000} salaryRetained={0} className="flex-1" />
        <span className="text-ink-2">{t.coreCapUsed}</span>
      </Line>
      <Line>
        <span className="font-medium">{t.bench}</span>
        <CapBar layout="bar" cap={5_000_000} totalCap={2_700_000} salaryRetained={0} className="flex-1" />
        <span className="text-ink-2">{t.benchCapUsed}</span>
      </Line>
    </>
  );
}

export function PlayersArt() {
  return (
    <>
      {(
        [
          ['F', t.akselNyberg, '41', '58', 9_250_000],
          ['F', t.theoMarchand, '36', '49', 8_500_000],
          ['D', t.romanKasik, '14', '52', 7_900_000],
        ] as const
      ).map(([position, name, goals, assists, hit]) => (
        <Line key={name}>
          <PositionTag position={position} />
          <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
          <span className="text-ink-3">{t.goalsAndAssists({ goals, assists })}</span>
          <Money amount={hit} className="w-10 text-right font-medium" />
        </Line>
      ))}
    </>
  );
}

export function DynastyArt() {
  return (
    <>
      <Line>
        <span className="font-medium">{t.rookieBank}</span>
        <span className="ml-auto text-ink-3">{t.rookieBankPlaces}</span>
      </Line>
      {(
        [
          ['D', t.emilStrand, t.draftedFirstRound],
          ['F', t.marekHudak, t.draftedSecondRound],
        ] as const
      ).map(([position, name, from]) => (
        <Line key={name}>
          <PositionTag position={position} />
          <span className="font-medium">{name}</span>
          <StatusTag status="Rookie" />
          <span className="ml-auto text-ink-3">{from}</span>
        </Line>
      ))}
    </>
  );
}
