import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { DraftListEntry } from '@crease/core/draft/draft.schema.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.answers.js';
import { draftListQuery } from '../../../open-league/draft-list.js';
import { useLoadedLeague } from '../../../open-league/league-data.js';
import { usePhase } from '../../../open-league/season-data.js';
import { paths } from '../../../../platform/pages/paths.js';
import { formatMoment } from '../../../../ui/figures/time.js';
import { Panel } from '../../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../../ui/page/Skeleton.js';
import { dayName } from '../race-labels.js';
import * as t from './preseason.words.en.js';

interface Coming {
  readonly key: string;
  readonly when: string;
  readonly title: string;
  readonly detail: string;
  readonly link?: { readonly to: string; readonly words: string };
}

export function ComingPanel({ leagueId }: { leagueId: string }) {
  const { league } = useLoadedLeague(leagueId);
  const drafts = useQuery(draftListQuery(leagueId));
  const phase = usePhase(leagueId);
  const steps = [
    ...sheetSteps(leagueId, phase.data),
    ...draftSteps(leagueId, league.current_season, drafts.data ?? []),
    ...seasonSteps(phase.data),
  ];
  return (
    <Panel
      title={t.whatComesNext}
      flush
      state={drafts.isLoading || phase.isLoading ? { kind: 'loading' } : { kind: 'full' }}
      skeleton={<SkeletonRows rows={3} />}
    >
      <ol>
        {steps.map(({ key, when, title, detail, link }) => (
          <li
            key={key}
            className="grid gap-x-4 border-b border-line px-4 py-1.5 last:border-b-0 sm:grid-cols-[13rem_minmax(0,1fr)_auto] sm:items-center"
          >
            <span className="text-sm text-ink-2 tabular-nums">{when}</span>
            <span className="min-w-0">
              <span className="block font-semibold">{title}</span>
              <span className="block text-sm text-ink-2">{detail}</span>
            </span>
            {link !== undefined && (
              <Link
                to={link.to}
                className="w-fit rounded-sm text-sm font-medium text-accent-text hover:underline pointer-coarse:py-2"
              >
                {link.words}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function draftSteps(leagueId: string, season: string, drafts: readonly DraftListEntry[]): readonly Coming[] {
  const mine = drafts.filter((draft) => draft.season === season && draft.kind !== 'mock');
  if (mine.length === 0)
    return [
      {
        key: 'draft',
        when: t.noDate,
        title: t.startupDraft,
        detail: t.draftNotCreated,
        link: { to: paths.drafts(leagueId), words: t.toDrafts },
      },
    ];
  return mine
    .filter(({ status }) => status !== 'ended')
    .map((draft) => ({
      key: draft.id,
      when: whenOf(draft),
      title: draft.name,
      detail:
        draft.made > 0 ? t.picksMade({ made: draft.made, count: draft.picks }) : t.rounds({ count: draft.rounds }),
      link:
        draft.status === 'lobby'
          ? { to: paths.draft(leagueId, draft.id), words: t.openLobby }
          : { to: paths.draftRoom(leagueId, draft.id), words: t.enterRoom },
    }));
}

const whenOf = ({ status, night_at: at }: DraftListEntry): string =>
  status === 'running'
    ? t.draftLive
    : status === 'paused'
      ? t.draftPaused
      : at === null
        ? t.noDate
        : formatMoment(Date.parse(at));

function sheetSteps(leagueId: string, phase: PhaseAnswer | undefined): readonly Coming[] {
  const deadline = phase?.protection_locked_at === null ? phase.protection_deadline : null;
  return deadline === null
    ? []
    : [
        {
          key: 'sheets',
          when: formatMoment(Date.parse(deadline)),
          title: t.protectionDeadline,
          detail: t.sheetsHint,
          link: { to: paths.protectionSheet(leagueId), words: t.openSheet },
        },
      ];
}

function seasonSteps(phase: PhaseAnswer | undefined): readonly Coming[] {
  const dated = phase?.play_dates?.starts_on ?? phase?.season_starts_on ?? null;
  // A commissioner starts a season that the league joins late.
  const starts = dated !== null && dated >= new Date().toISOString().slice(0, 10) ? dated : null;
  const ends = phase?.play_dates?.ends_on ?? phase?.season_ends_on ?? null;
  return [
    {
      key: 'starts',
      when: starts === null ? t.afterDrafts : dayName(starts),
      title: t.seasonBegins,
      detail: starts === null ? t.startsAfterDrafts : t.firstPointsCount,
    },
    ...(ends === null ? [] : [{ key: 'ends', when: dayName(ends), title: t.seasonEnds, detail: t.seasonEndsHint }]),
  ];
}
