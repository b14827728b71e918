import { reasonWords } from '@crease/core/players/files/report.words.js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { NhlSource, NhlSourcesAnswer } from '@crease/core/imports/desk/desk.answers.js';
import { request } from '../../../platform/requests/api-client.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { STATUS_LABELS } from '../admin.words.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './players.words.en.js';

/** Automatic imports from the NHL: running games, and injured reserve. */
export function NhlSourcesPanel() {
  const query = useQuery({
    queryKey: ['admin', 'nhl-sources'],
    queryFn: ({ signal }) => request('GET /admin/nhl-sources', { signal }),
    refetchInterval: 30_000,
  });
  return (
    <Panel title={t.readFromNhlAutomatically} state={panelState(query)}>
      {query.data !== undefined && (
        <div className="flex flex-col gap-4">
          <Source title={t.liveGames} source={query.data.live} setting="NHL_LIVE_SECONDS">
            {t.withoutLiveGames}
          </Source>
          {query.data.live.unread.length > 0 && <Unread rows={query.data.live.unread} />}
          <Source title={t.injuredReserve} source={query.data.report} setting="NHL_REPORT_MINUTES">
            {t.withoutRosterReport}
          </Source>
          {query.data.report.read_at !== null && <Report report={query.data.report} />}
        </div>
      )}
    </Panel>
  );
}

function Source({
  title,
  source: { on, answered_at: answered, silent_since: silent, trouble, next_at: next },
  setting,
  children,
}: {
  title: string;
  source: NhlSource;
  setting: string;
  children: string;
}) {
  return (
    <section aria-label={title} className="flex flex-col gap-1.5">
      <h3 className="font-semibold">{title}</h3>
      {on ? (
        <p className="text-ink-2">
          {answered === null
            ? t.nhlNotAnsweredYet
            : sentence(t.nhlLastAnswered, { time: <RelativeTime at={answered} /> })}{' '}
          {sentence(t.nhlAskedNext, { time: <RelativeTime at={next} /> })}
        </p>
      ) : (
        <p className="text-ink-2">
          {t.off} {children} {sentence(t.settingSwitchesOn, { setting: <code className="text-sm">{setting}</code> })}
        </p>
      )}
      {on && silent !== null && (
        <p role="status" className="rounded-md bg-warn-soft px-3 py-2 text-warn">
          {trouble} {sentence(t.troubleBegan, { time: <RelativeTime at={silent} /> })}
        </p>
      )}
    </section>
  );
}

function Report({ report }: { report: NhlSourcesAnswer['report'] }) {
  const { read_at: read, clubs, injured, stale, missed, by_hand: byHand } = report;
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <p className="text-ink-2">
        {sentence(t.injuredInSections, {
          count: injured,
          clubs,
          time: read === null ? '' : <RelativeTime at={read} />,
        })}
      </p>
      {stale.length > 0 && <p className="text-ink-2">{t.sectionsTooOld({ clubs: stale.join(', ') })}</p>}
      {missed.length > 0 && (
        <List title={t.playersNotFound({ count: missed.length })}>
          {missed.map(({ club, name, birth_date: born, why }) => (
            <li key={`${club} ${name}`} className="border-b border-line px-3 py-2 last:border-b-0">
              <span className="block font-medium break-words">{name}</span>
              <span className="block text-sm text-ink-3">{t.missedPlayer({ club, born, why: reasonWords(why) })}</span>
            </li>
          ))}
        </List>
      )}
      {byHand.length > 0 && (
        <List title={t.playersSetManually({ count: byHand.length })}>
          {byHand.map(({ player_id: id, name, status }) => (
            <li key={id} className="flex justify-between gap-3 border-b border-line px-3 py-2 last:border-b-0">
              <span className="font-medium">{name}</span>
              <span className="text-ink-2">{STATUS_LABELS[status]}</span>
            </li>
          ))}
        </List>
      )}
    </div>
  );
}

function Unread({ rows }: { rows: readonly string[] }) {
  const title = t.rowsNotReadable({ count: rows.length });
  return (
    <List title={title}>
      {rows.map((row) => (
        <li key={row} className="border-b border-line px-3 py-2 text-sm break-words last:border-b-0">
          {row}
        </li>
      ))}
    </List>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <h4 className="text-sm font-semibold">{title}</h4>
      <ul
        aria-label={title}
        tabIndex={0}
        className="scroll-slim max-h-60 overflow-y-auto rounded-md border border-line"
      >
        {children}
      </ul>
    </div>
  );
}
