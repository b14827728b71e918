import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import { DRAFTS } from '@crease/core/leagues/drafts/draft.table.js';
import type { DraftType } from '@crease/core/draft-type.js';
import { GENERAL } from '@crease/core/leagues/settings/general.settings.js';
import { Field } from '../../../ui/fields/Field.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { Stepper } from '../../../ui/fields/Stepper.js';
import * as t from './history.words.en.js';

interface TypeProps {
  value: DraftType;
  types: readonly DraftType[];
  hint: string | undefined;
  onChange: (type: DraftType) => void;
}

export function TypeField({ value, types, hint, onChange }: TypeProps) {
  return (
    <Field label={t.draft} hint={hint}>
      {() => (
        <SegmentedControl
          label={t.draft}
          full
          value={value}
          options={types.map((type) => ({ value: type, label: DRAFTS[type].title }))}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

interface NewTeamsProps {
  league: Pick<LeagueSettings, 'num_teams'>;
  value: number;
  onChange: (teams: number) => void;
}

export function NewTeams({ league: { num_teams: present }, value, onChange }: NewTeamsProps) {
  const most = (GENERAL.num_teams.max ?? present) - present;
  return (
    <Stepper
      label={t.newTeams}
      hint={t.newTeamsHint({ count: present + value })}
      min={1}
      max={Math.max(1, most)}
      value={value}
      onChange={onChange}
    />
  );
}

export type Order = 'usual' | 'snake' | 'linear';

export function OrderField({ value, onChange }: { value: Order; onChange: (order: Order) => void }) {
  return (
    <Field label={t.order} hint={value === 'usual' ? t.usualOrderHint : value === 'snake' ? t.snakeHint : t.linearHint}>
      {() => (
        <SegmentedControl
          label={t.order}
          full
          value={value}
          options={[
            { value: 'usual', label: t.asUsual },
            { value: 'snake', label: t.snake },
            { value: 'linear', label: t.linear },
          ]}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
