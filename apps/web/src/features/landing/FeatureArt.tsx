import type { ReactNode } from 'react';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Check from 'lucide-react/icons/check';
import { CapBar, CapSpace } from '../../ui/CapBar.js';
import { Money } from '../../ui/Money.js';
import { Monogram } from '../../ui/Monogram.js';
import { PositionTag, StatusTag, type Position } from '../../ui/tags.js';

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
    ['Harbor Lights', 79_600_000, 1_200_000],
    ['North Shore', 86_900_000, 0],
    ['Iron Range', 88_750_000, 600_000],
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
            <CapSpace space={88_000_000 - totalCap - salaryRetained} />
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
          <span className="truncate font-medium">Kasik</span>
        </Line>
        <Line>
          <span className="truncate text-ink-3">25 % retained</span>
        </Line>
        <Line>
          <span className="truncate font-medium">2026 round 3</span>
        </Line>
      </div>
      <ArrowLeftRight size={16} className="text-accent-text" />
      <div className="flex flex-col gap-2">
        <Line>
          <PositionTag position="F" />
          <span className="truncate font-medium">Marchand</span>
          <Money as="price" amount={8_500_000} className="ml-auto" />
        </Line>
        <Line>
          <span className="truncate text-ink-3">Week 9 FA pick</span>
        </Line>
        <Line>
          <span className="text-ink-3">Space</span>
          <span className="ml-auto">
            <CapSpace space={3_100_000} />
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
        <span>You are on the clock</span>
        <span className="text-sm">0:42</span>
      </div>
      {(
        [
          ['3.04', 'F', 'Oberg', 'North Shore'],
          ['3.03', 'G', 'Halloran', 'Iron Range'],
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
    ['F', '6 of 5'],
    ['D', '3 of 3'],
    ['G', '1 of 1'],
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
        <span className="font-medium">Core</span>
        <CapBar layout="bar" cap={47_000_000} totalCap={44_100_000} salaryRetained={0} className="flex-1" />
        <span className="text-ink-2">$44.1M of $47M</span>
      </Line>
      <Line>
        <span className="font-medium">Bench</span>
        <CapBar layout="bar" cap={5_000_000} totalCap={2_700_000} salaryRetained={0} className="flex-1" />
        <span className="text-ink-2">$2.7M of $5M</span>
      </Line>
    </>
  );
}

export function PlayersArt() {
  return (
    <>
      {(
        [
          ['F', 'Aksel Nyberg', '41', '58', 9_250_000],
          ['F', 'Theo Marchand', '36', '49', 8_500_000],
          ['D', 'Roman Kasik', '14', '52', 7_900_000],
        ] as const
      ).map(([position, name, goals, assists, hit]) => (
        <Line key={name}>
          <PositionTag position={position} />
          <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
          <span className="text-ink-3">
            {goals} G · {assists} A
          </span>
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
        <span className="font-medium">Rookie bank</span>
        <span className="ml-auto text-ink-3">7 of 10 places</span>
      </Line>
      {(
        [
          ['D', 'Emil Strand', '2025 round 1'],
          ['F', 'Marek Hudak', '2024 round 2'],
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
