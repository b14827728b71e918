import type { ReactNode } from 'react';
import { LEAGUE_STEPS, type LeagueForm, type LeagueFormErrors } from '@crease/core/leagues/league.rules.js';
import { Stepper } from '../../ui/Stepper.js';
import { Switch } from '../../ui/Switch.js';
import { InfoTip } from '../../ui/Tooltip.js';

type NumberField = { [K in keyof LeagueForm]: LeagueForm[K] extends number | null ? K : never }[keyof LeagueForm];
type SwitchField = { [K in keyof LeagueForm]: LeagueForm[K] extends boolean ? K : never }[keyof LeagueForm];

export interface LeagueFieldsProps {
  form: LeagueForm;
  errors: LeagueFormErrors;
  onChange: <K extends keyof LeagueForm>(field: K, value: LeagueForm[K]) => void;
}

/** Every setting of a league below its name and type. Sections and fields that the type or a switch makes meaningless are not there. */
export function LeagueFields({ form, errors, onChange }: LeagueFieldsProps) {
  const dynasty = form.league_type === 'dynasty';
  const number = (field: NumberField, label: string, format: 'number' | 'money' | 'percent' = 'number') => (
    <Stepper label={label} value={form[field] ?? 0} step={LEAGUE_STEPS[field] ?? 1} max={format === 'percent' ? 100 : undefined} format={format} error={errors[field]} onChange={(value) => onChange(field, value)} />
  );
  const onOff = (field: SwitchField, label: string, hint: string) => <Switch label={label} hint={hint} checked={form[field]} onChange={(value) => onChange(field, value)} className="sm:col-span-2 lg:col-span-3" />;

  return (
    <>
      <Section title="General" tip="How many teams play, and what each may spend. The salary cap counts every active player and the salary a team retains.">
        {number('num_teams', 'Number of teams')}
        {number('salary_cap', 'Salary cap', 'money')}
      </Section>

      <Section title="Roster" tip="The most players a team may carry, how many of each position it must have in season, and its injured-reserve places. IR players count neither toward the cap nor the roster.">
        {number('max_roster_size', 'Roster size')}
        {number('min_forwards', 'Minimum forwards')}
        {number('min_defense', 'Minimum defensemen')}
        {number('min_goalies', 'Minimum goalies')}
        {number('ir_slots', 'IR slots')}
      </Section>

      <Section title="Trading" tip="Each team gets this many free-agent picks a week. When they can be traded, a traded pick keeps its week.">
        {number('maxPickupsPerWeek', 'Pickups per week')}
        {onOff('faTradesAllowed', 'Free-agent picks can be traded', 'Also called waiver claims')}
        {dynasty && onOff('draftPickTradesAllowed', 'Draft picks can be traded', 'This season’s and those of the three after it')}
      </Section>

      <Section title="Draft" tip={dynasty ? 'Rounds of the yearly general draft, and of the startup draft that fills the rosters once. With a rookie draft, rookies are drafted apart and kept in a bank that does not count toward the cap.' : 'Rounds of the draft that fills the rosters at the start of each season.'}>
        {number('general_draft_length', 'General draft rounds')}
        {dynasty && number('general_draft_startup_length', 'Startup draft rounds')}
        {dynasty && onOff('rookieDraftEnabled', 'Rookie draft', 'Rookies are drafted apart and go to a rookie bank')}
        {dynasty && form.rookieDraftEnabled && (
          <>
            {number('rookie_draft_length', 'Rookie draft rounds')}
            {number('rookie_draft_startup_length', 'Rookie startup rounds')}
            {number('rookie_bank_size', 'Rookie bank size')}
          </>
        )}
      </Section>

      <Section title="Salary Retention" tip="When a team trades a player away it may keep paying part of his salary. The percentage is the most it may keep of one contract; slots are how many contracts it may carry this way at once.">
        {onOff('retentionEnabled', 'Salary retention', 'Teams may retain salary in trades')}
        {form.retentionEnabled && (
          <>
            {number('max_retention_perc', 'Maximum retained', 'percent')}
            {number('retention_slots', 'Retention slots')}
          </>
        )}
      </Section>

      {dynasty && (
        <Section title="Protection Sheets" tip="Before each new season a team lists whom it keeps: its core under the protection limit with these minimums, and a bench beside it under its own amount. Everybody else goes to the general draft.">
          {onOff('protectionSheetsEnabled', 'Protection sheets', 'Teams choose their keepers under a limit')}
          {form.protectionSheetsEnabled && (
            <>
              {number('protection_sheet_limit', 'Protection limit', 'money')}
              {number('min_forwards_protected', 'Protected forwards')}
              {number('min_defense_protected', 'Protected defensemen')}
              {number('min_goalies_protected', 'Protected goalies')}
              {number('protection_sheet_bench', 'Bench amount', 'money')}
              {number('protection_bench_size', 'Bench size')}
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
