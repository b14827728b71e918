import { Suspense, useEffect, useState, type ComponentProps } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import ChevronsDownUp from 'lucide-react/icons/chevrons-down-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import Settings from 'lucide-react/icons/settings';
import type { Rule, RuleSection } from '@crease/core/settings/rulebook.rules.js';
import { findRules } from '@crease/core/settings/rulebook-search.js';
import type { SettingChangeView } from '@crease/core/leagues/settings.answers.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { usePageTitle } from '../../platform/pages/page-title.js';
import { paths } from '../../platform/pages/paths.js';
import { Button } from '../../ui/Button.js';
import { SearchField } from '../../ui/fields/Field.js';
import { MenuItem } from '../../ui/layers/MenuItem.js';
import { FilterRow } from '../../ui/page/FilterRow.js';
import { PageHeader } from '../../ui/page/PageHeader.js';
import { PageMenu } from '../../ui/page/PageMenu.js';
import { ErrorState, Panel } from '../../ui/page/Panel.js';
import { RelativeTime } from '../../ui/figures/RelativeTime.js';
import { SkeletonRows } from '../../ui/page/Skeleton.js';
import { lazyPart } from '../../ui/lazy-part.js';
import { LedgerPanel } from './LedgerPanel.js';
import { sectionAnchor, RuleSections } from './RuleSections.js';
import { useChapters } from './use-chapters.js';
import { Markdown } from '../../ui/text/Markdown.js';
import { useRules } from '../open-league/rules-data.js';
import { Badge } from '../../ui/marks/Badge.js';
import { leagueTime } from '../open-league/league-time.js';
import * as t from './rules.words.en.js';

const RulesEditor = lazyPart(() => import('./RulesEditor.js'), 'RulesEditor');
const RulesHistory = lazyPart(() => import('./RulesHistory.js'), 'RulesHistory');

/** Finds a rule by its anchor or a refusal's name. */
export function ruleAsked(sections: readonly RuleSection[], asked: string): Rule | null {
  const all = sections.flatMap(({ rules }) => rules);
  return all.find(({ anchor }) => anchor === asked) ?? all.find(({ explains }) => explains.includes(asked)) ?? null;
}

/** The rulebook; each rule has an anchor for links from refusals. */
export function RulesPage() {
  const { leagueId = '' } = useParams();
  const { league, me } = useLoadedLeague(leagueId);
  usePageTitle(t.rulebook, league.league_name);
  const query = useRules(leagueId);
  const [open, setOpen] = useState<'editor' | 'history' | null>(null);
  const [search, setSearch] = useState('');
  const rule = useRuleAsked(query.data?.sections);
  const found = query.data === undefined ? [] : findRules(query.data, search);
  const chapters = useChapters(found, search);
  if (query.data === undefined)
    return (
      <>
        <PageHeader title={t.rulebook} />
        {query.error === null ? (
          <div role="status" aria-label={t.loading}>
            <SkeletonRows rows={12} lead={false} />
          </div>
        ) : (
          <ErrorState message={query.error.message} retry={() => void query.refetch()} retrying={query.isFetching} />
        )}
      </>
    );
  const { text, can_edit: canEdit } = query.data;
  const folded = found.some(({ id }) => !chapters.isOpen(id));
  return (
    <>
      <PageHeader
        title={t.rulebook}
        search={<SearchField bar label={t.findRule} value={search} onChange={setSearch} />}
        filters={
          <FilterRow role="navigation" label={t.sections} className="gap-x-4 text-sm whitespace-nowrap">
            {found.map(({ id, title }) => (
              <a key={id} href={`#${sectionAnchor(id)}`} className="rounded-sm py-1 text-accent-text hover:underline">
                {title}
              </a>
            ))}
          </FilterRow>
        }
        actions={
          <PageMenu>
            {canEdit && text === null && (
              <MenuItem icon={<Pencil size={16} aria-hidden="true" />} onSelect={() => setOpen('editor')}>
                {t.addOwnRules}
              </MenuItem>
            )}
            <MenuItem
              icon={
                folded ? (
                  <ChevronsUpDown size={16} aria-hidden="true" />
                ) : (
                  <ChevronsDownUp size={16} aria-hidden="true" />
                )
              }
              onSelect={() => chapters.setAll(folded)}
            >
              {folded ? t.openAllChapters : t.foldAllChapters}
            </MenuItem>
            <MenuItem icon={<History size={16} aria-hidden="true" />} onSelect={() => setOpen('history')}>
              {t.history}
            </MenuItem>
            {me.is_commissioner && (
              <MenuItem
                icon={<Settings size={16} aria-hidden="true" />}
                render={(props) => <Link to={paths.commissionerHub(leagueId, 'rules')} {...props} />}
              >
                {t.changeSettings}
              </MenuItem>
            )}
          </PageMenu>
        }
      />
      <p role="status" className={found.length === 0 ? 'mb-4 text-sm text-ink-2' : 'sr-only'}>
        {search.trim() === '' ? '' : t.rulesFound({ count: found.reduce((sum, { rules }) => sum + rules.length, 0) })}
      </p>
      <ComingSettings changes={query.data.coming} timeZone={league.time_zone} />
      {text !== null && <OwnText text={text} onEdit={canEdit ? () => setOpen('editor') : null} />}
      <RuleSections sections={found} marked={rule} chapters={chapters} />
      <LedgerPanel leagueId={leagueId} />
      <Suspense>
        {open === 'editor' && <RulesEditor leagueId={leagueId} text={text} onClose={() => setOpen(null)} />}
        {open === 'history' && (
          <RulesHistory leagueId={leagueId} timeZone={league.time_zone} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </>
  );
}

/** The rule in the address. Opens its chapter and scrolls to it, or to the section in the address. */
function useRuleAsked(sections: readonly RuleSection[] | undefined): Rule | null {
  const { hash, key } = useLocation();
  const asked = hash.slice(1);
  const rule = sections === undefined ? null : ruleAsked(sections, asked);
  const place = rule?.anchor ?? (sections?.some(({ id }) => sectionAnchor(id) === asked) ? asked : null);
  useEffect(() => {
    if (place === null) return;
    const element = document.getElementById(place);
    const chapter = element?.closest('details') ?? element?.querySelector('details');
    if (chapter != null) chapter.open = true;
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
    // A link that is followed again opens a chapter that was folded since.
  }, [place, key]);
  return rule;
}

/** The commissioner's text; `onEdit` is null for readers who may not change it. */
function OwnText({
  text,
  onEdit,
}: {
  text: NonNullable<ComponentProps<typeof RulesEditor>['text']>;
  onEdit: (() => void) | null;
}) {
  return (
    <Panel
      title={t.fromCommissioner}
      className="mb-4"
      actions={
        onEdit === null ? undefined : (
          <Button size="sm" icon={<Pencil size={14} aria-hidden="true" />} onClick={onEdit}>
            {t.edit}
          </Button>
        )
      }
      footer={
        <p className="text-xs text-ink-3">
          {text.written_by}, <RelativeTime at={text.written_at} />
        </p>
      }
    >
      <Markdown text={text.body} />
    </Panel>
  );
}

/** Decided changes of settings that are not in effect yet. */
function ComingSettings({ changes, timeZone }: { changes: readonly SettingChangeView[]; timeZone: string }) {
  if (changes.length === 0) return null;
  return (
    <Panel title={t.comingChanges} flush className="mb-4">
      <ul>
        {changes.map((change) => (
          <li
            key={change.id}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line px-4 py-1.5 last:border-b-0"
          >
            <Badge tone="accent">
              {change.due_at === null
                ? change.season === null
                  ? t.fromNextSeason
                  : t.fromSeason({ season: change.season })
                : t.fromTime({ when: leagueTime(change.due_at, timeZone, 'withYear') })}
            </Badge>
            <span>{change.sentence}</span>
            <span className="text-xs text-ink-3">
              {t.forNowAndDecidedBy({ before: change.before_words, person: change.made_by })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
