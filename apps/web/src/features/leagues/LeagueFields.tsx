import type { ReactNode } from 'react';
import { LEAGUE_STEPS, type LeagueForm, type LeagueFormErrors } from '@crease/core/leagues/league.rules.js';
import { SETTINGS } from '@crease/core/leagues/settings.table.js';
import { Stepper } from '../../ui/Stepper.js';
import { Switch } from '../../ui/Switch.js';
import { InfoTip } from '../../ui/Tooltip.js';

type NumberField = { [K in keyof LeagueForm]: LeagueForm[K] extends number | null ? K : never }[keyof LeagueForm];
type SwitchField = { [K in keyof LeagueForm]: LeagueForm[K] extends boolean ? K : never }[keyof LeagueForm];

export interface LeagueFieldsProps {
  form: LeagueForm;
  errors: LeagueFormErrors;
  onChange: <K extends keyof LeagueForm>(field: K, value: LeagueForm[K]) => void;
  /** When a change of it would begin to hold; null where that is at once. */
  hintOf?: (field: keyof LeagueForm) => string | null;
  /** It cannot be changed any more. */
  fixed?: (field: keyof LeagueForm) => boolean;
}

/** Every setting of a league below its name and type. Sections and fields that the type or a switch makes meaningless are not there. */
export function LeagueFields({ form, errors, onChange, hintOf = () => null, fixed = () => false }: LeagueFieldsProps) {
  const dynasty = form.league_type === 'dynasty';
  const number = (field: NumberField) => {
    const { label, unit } = SETTINGS[field];
    const format = unit === 'money' || unit === 'percent' ? unit : 'number';
    return (
      <Stepper
        label={label}
        hint={hintOf(field) ?? undefined}
        disabled={fixed(field)}
        value={form[field] ?? 0}
        step={LEAGUE_STEPS[field] ?? 1}
        max={format === 'percent' ? 100 : undefined}
        format={format}
        error={errors[field]}
        onChange={(value) => onChange(field, value)}
      />
    );
  };
  const onOff = (field: SwitchField, hint: string) => {
    const when = hintOf(field);
    return (
      <Switch
        label={SETTINGS[field].label}
        hint={when === null ? hint : `${hint}. ${when}`}
        checked={form[field]}
        onChange={(value) => onChange(field, value)}
        className="sm:col-span-2 lg:col-span-3"
      />
    );
  };

  return (
    <>
      <Section
        title="General"
        tip="How many teams play, and what each may spend. The salary cap counts every active player and the salary a team retains."
      >
        {number('num_teams')}
        {number('salary_cap')}
      </Section>

      <Section
        title="Roster"
        tip="The most players a team may carry, how many of each position it must have in season, and its injured-reserve places. IR players count neither toward the cap nor the roster."
      >
        {number('max_roster_size')}
        {number('min_forwards')}
        {number('min_defense')}
        {number('min_goalies')}
        {number('ir_slots')}
      </Section>

      <Section
        title="Trading"
        tip="Each team gets this many free-agent picks a week. When they can be traded, a traded pick keeps its week."
      >
        {number('maxPickupsPerWeek')}
        {onOff('faTradesAllowed', 'Also called waiver claims')}
        {dynasty && onOff('draftPickTradesAllowed', 'This season’s and those of the three after it')}
      </Section>

      <Section
        title="Draft"
        tip={
          dynasty
            ? 'Rounds of the yearly general draft, and of the startup draft that fills the rosters once. With a rookie draft, rookies are drafted apart and kept in a bank that does not count toward the cap.'
            : 'Rounds of the draft that fills the rosters at the start of each season.'
        }
      >
        {number('general_draft_length')}
        {dynasty && number('general_draft_startup_length')}
        {dynasty && onOff('rookieDraftEnabled', 'Rookies are drafted apart and go to a rookie bank')}
        {dynasty && form.rookieDraftEnabled && (
          <>
            {number('rookie_draft_length')}
            {number('rookie_draft_startup_length')}
            {number('rookie_bank_size')}
          </>
        )}
      </Section>

      <Section
        title="Salary Retention"
        tip="When a team trades a player away it may keep paying part of his salary. The percentage is the most it may keep of one contract; slots are how many contracts it may carry this way at once."
      >
        {onOff('retentionEnabled', 'Teams may retain salary in trades')}
        {form.retentionEnabled && (
          <>
            {number('max_retention_perc')}
            {number('retention_slots')}
          </>
        )}
      </Section>

      {dynasty && (
        <Section
          title="Protection Sheets"
          tip="Before each new season a team lists whom it keeps: its core under the protection limit with these minimums, and a bench beside it under its own amount. Everybody else goes to the general draft."
        >
          {onOff('protectionSheetsEnabled', 'Teams choose their keepers under a limit')}
          {form.protectionSheetsEnabled && (
            <>
              {number('protection_sheet_limit')}
              {number('min_forwards_protected')}
              {number('min_defense_protected')}
              {number('min_goalies_protected')}
              {number('protection_sheet_bench')}
              {number('protection_bench_size')}
            </>
          )}
        </Section>
      )}
    </>
  );
}

function Section({ title, tip, children }: { title: string; tip: string; children: ReactNode }) {
  return (
    <fieldset className="mt-6 border-t border-line pt-4">
      <legend className="float-left mb-3 w-full">
        <span className="flex items-center gap-1.5 text-sm font-semibold">
          {title}
          <InfoTip label={`About ${title}`} text={tip} />
        </span>
      </legend>
      <div className="clear-both grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
    </fieldset>
  );
}
