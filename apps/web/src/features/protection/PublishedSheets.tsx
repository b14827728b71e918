import { useState } from 'react';
import type { PublishedSheet } from '@crease/core/protection/protection.schema.js';
import { rollingSeasons } from '@crease/core/season.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { TeamSheet } from './TeamSheet.js';
import { DownloadCsv } from '../../platform/files/DownloadCsv.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { RelativeTime } from '../../ui/figures/RelativeTime.js';
import { Select } from '../../ui/fields/Select.js';
import { usePublishedSheets } from './protection.data.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './protection.words.en.js';

export function PublishedSheets({ leagueId }: { leagueId: string }) {
  const { league, teams, me } = useLoadedLeague(leagueId);
  const [season, setSeason] = useState(league.current_season);
  const query = usePublishedSheets(leagueId, season);
  const sheets = query.data?.sheets ?? [];
  return (
    <Panel
      title={<Title published={query.data} />}
      flush
      actions={
        <>
          <DownloadCsv name={`sheets-${season}`} disabled={sheets.length === 0} table={() => sheetsTable(sheets)} />
          <Select
            label={t.season}
            hideLabel
            value={season}
            options={rollingSeasons(league.current_season)
              .reverse()
              .map((one) => ({ value: one, label: one }))}
            onChange={setSeason}
            className="w-32"
          />
        </>
      }
      state={panelState(query, (data) =>
        data.sheets.length === 0
          ? {
              words: t.noPublishedSheets,
              detail:
                data.deadline === null && season === league.current_season
                  ? t.sheetsComeAfterSeason
                  : data.deadline === null || data.locked_at !== null
                    ? t.noSheetsOfSeason({ season })
                    : t.sheetsArePrivate,
            }
          : null,
      )}
    >
      {query.data?.locked_at != null && <LockedNote published={query.data} at={query.data.locked_at} season={season} />}
      <ul className="grid sm:grid-cols-2 lg:grid-cols-3">
        {sheets.map((sheet) => (
          <TeamSheet
            key={sheet.team_id}
            leagueId={leagueId}
            sheet={sheet}
            byNumber={query.data !== undefined && query.data.kind !== 'dollars'}
            picture={teams.find((team) => team.team_id === sheet.team_id)?.picture ?? null}
            mine={sheet.team_id === me.team_id}
          />
        ))}
      </ul>
    </Panel>
  );
}

type Published = NonNullable<ReturnType<typeof usePublishedSheets>['data']>;

function Title({ published }: { published: Published | undefined }) {
  const sheets = published?.sheets ?? [];
  const automatic = sheets.filter((sheet) => sheet.automatic).length;
  return (
    <>
      {t.allSheets}
      {sheets.length > 0 && (
        <span className="font-normal text-ink-3">
          {' · '}
          {published?.brought === true
            ? t.broughtAlong
            : t.byManagersAndAutomatic({ count: sheets.length - automatic, automatic })}
        </span>
      )}
    </>
  );
}

function LockedNote({ published, at, season }: { published: Published; at: string; season: string }) {
  return (
    <p className="border-b border-line px-4 py-2 text-xs text-ink-3">
      {published.brought ? t.sheetsFromAnotherSite : sentence(t.lockedAndPublished, { time: <RelativeTime at={at} /> })}{' '}
      {(published.points_from === 'games' ? t.figuresOf : t.figuresByTotals)({ season })}
    </p>
  );
}

const sheetsTable = (sheets: readonly PublishedSheet[]) => ({
  head: ['team', 'automatic', 'part', 'player_id', 'player', 'position', 'cap_hit', 'cost'],
  rows: sheets.flatMap(({ team_name, automatic, ...lists }) =>
    (['core', 'bench', 'released'] as const).flatMap((part) =>
      lists[part].map((player) => [
        team_name,
        automatic,
        part,
        player.player_id,
        player.name,
        player.position,
        player.cap_hit,
        player.cost,
      ]),
    ),
  ),
});
