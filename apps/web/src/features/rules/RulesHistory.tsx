import { useState } from 'react';
import type { RulesHistoryAnswer } from '@crease/core/settings/rulebook.schema.js';
import { useQuery } from '@tanstack/react-query';
import { Badge, type Tone } from '../../ui/marks/Badge.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/layers/Dialog.js';
import { LoadingRows } from '../../ui/page/Panel.js';
import { Select } from '../../ui/fields/Select.js';
import { Markdown } from '../../ui/text/Markdown.js';
import { leagueTime } from '../open-league/league-time.js';
import { request } from '../../platform/requests/api-client.js';
import { rulesKey } from '../open-league/rules-data.js';
import * as t from './rules.words.en.js';

type Change = RulesHistoryAnswer['settings'][number];

const STATES: Record<Change['state'], { words: string; tone: Tone }> = {
  coming: { words: t.coming, tone: 'accent' },
  applied: { words: t.made, tone: 'good' },
  'taken-back': { words: t.takenBack, tone: 'neutral' },
  replaced: { words: t.replaced, tone: 'neutral' },
};
const SHOWN = 10;

export function RulesHistory({
  leagueId,
  timeZone,
  onClose,
}: {
  leagueId: string;
  timeZone: string;
  onClose: () => void;
}) {
  const query = useRulesHistory(leagueId);
  return (
    <Dialog open size="md" onClose={onClose} title={t.historyOfRules}>
      {query.data !== undefined ? (
        <div className="flex flex-col gap-6">
          <Settings changes={query.data.settings} timeZone={timeZone} />
          <Texts texts={query.data.texts} timeZone={timeZone} />
        </div>
      ) : (
        <LoadingRows query={query} rows={5} lead={false} />
      )}
    </Dialog>
  );
}

function comingWords({ due_at, season }: Change, timeZone: string): string {
  const when = due_at === null ? season : leagueTime(due_at, timeZone, 'withYear');
  return when === null ? t.comingNextSeason : t.comingWhen({ when });
}

function Settings({ changes, timeZone }: { changes: readonly Change[]; timeZone: string }) {
  const [shown, setShown] = useState(SHOWN);
  return (
    <section aria-labelledby="history-settings">
      <h3 id="history-settings" className="mb-2 text-sm font-semibold">
        {t.settings}
      </h3>
      {changes.length === 0 && <p className="text-ink-3">{t.noSettingChangedYet}</p>}
      <ol className="flex flex-col">
        {changes.slice(0, shown).map((change) => (
          <li key={change.id} className="border-b border-line py-1.5 last:border-b-0">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-medium">{change.label}</span>
              <Badge tone={STATES[change.state].tone}>
                {change.state === 'coming' ? comingWords(change, timeZone) : STATES[change.state].words}
              </Badge>
            </span>
            <span className="block text-ink-2">
              {t.beforeToAfter({ before: change.before_words, after: change.after_words })}
            </span>
            <span className="block text-xs text-ink-3">
              {t.madeBy({
                person: change.made_by,
                when: leagueTime(change.made_at, timeZone, 'withYear'),
                reason: change.reason,
              })}
            </span>
          </li>
        ))}
      </ol>
      {changes.length > shown && (
        <Button size="sm" variant="quiet" className="mt-2" onClick={() => setShown(shown + SHOWN)}>
          {t.showOlder}
        </Button>
      )}
    </section>
  );
}

function Texts({ texts, timeZone }: { texts: RulesHistoryAnswer['texts']; timeZone: string }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = texts.find(({ id }) => id === chosen) ?? texts[0];
  return (
    <section aria-labelledby="history-text">
      <h3 id="history-text" className="mb-2 text-sm font-semibold">
        {t.commissionersText}
      </h3>
      {shown === undefined ? (
        <p className="text-ink-3">{t.nothingWrittenYet}</p>
      ) : (
        <>
          <Select
            label={t.version}
            value={shown.id}
            options={texts.map((one, index) => ({
              value: one.id,
              label: (index === 0 ? t.versionNow : t.versionOf)({
                person: one.written_by,
                when: leagueTime(one.written_at, timeZone, 'withYear'),
              }),
            }))}
            onChange={setChosen}
            className="mb-4"
          />
          {shown.body.trim() === '' ? <p className="text-ink-3">{t.textTakenDown}</p> : <Markdown text={shown.body} />}
        </>
      )}
    </section>
  );
}

function useRulesHistory(leagueId: string) {
  return useQuery({
    queryKey: [...rulesKey(leagueId), 'history'],
    queryFn: ({ signal }) => request('GET /:league_id/rules/text/history', { league_id: leagueId, signal }),
  });
}
