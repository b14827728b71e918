import type { Slot } from '@crease/core/draft/draft.model.js';
import { Select } from '../../../ui/fields/Select.js';
import { useTeams } from '../state/room-hooks.js';
import * as t from './office.words.en.js';

export function PickSelect({
  slots,
  value,
  onChange,
  label,
}: {
  slots: readonly Slot[];
  value: number;
  onChange: (overall: number) => void;
  label: string;
}) {
  const teams = useTeams();
  return (
    <Select
      label={label}
      value={String(value)}
      options={slots.map((slot) => ({
        value: String(slot.overall),
        label: t.pickOption({
          overall: slot.overall,
          player: slot.player?.name ?? (slot.status === 'open' ? t.missed : t.skipped),
          team: teams.get(slot.ownerTeamId)?.name ?? '',
        }),
      }))}
      onChange={(overall) => onChange(Number(overall))}
    />
  );
}
