import { useState } from 'react';
import type { WorldAnswer } from '@crease/core/imports/desk/desk.answers.js';
import { formatMoney } from '@crease/core/money.js';
import { reasonWords } from '@crease/core/players/files/report.words.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { Button } from '../../../ui/Button.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { formatDue } from '../../../ui/figures/time.js';
import { useNow } from '../../../ui/figures/use-now.js';
import { saveTemplate, useLoadWorld, useWorld } from './desk.data.js';
import { JobBar } from './ImportProgress.js';
import { useWorldOffer } from './world-offer.store.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './imports.words.en.js';

/** The next occurrence of a UTC time such as '04:30', in ms since 1970. */
function nextNight(time: string, now: number): number {
  const today = Date.parse(`${new Date(now).toISOString().slice(0, 10)}T${time}Z`);
  return today > now ? today : today + 86_400_000;
}

/** Loads the real players from the NHL, then shows what is known of their contracts. */
export function WorldPanel() {
  const query = useWorld();
  return (
    <Panel title={t.realPlayers} state={panelState(query)}>
      {query.data !== undefined && <World world={query.data} />}
    </Panel>
  );
}

function World({ world }: { world: WorldAnswer }) {
  const load = useLoadWorld();
  const { away, put } = useWorldOffer();
  const { job } = world;
  const running = job?.state === 'running';
  const now = useNow();
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-3">
        <p className="text-ink-2">
          {world.real === 0 ? t.noRealPlayersYet : t.activePlayersCount({ count: world.real })}
          {world.loaded_at !== null && <> {sentence(t.nhlLastRead, { time: <RelativeTime at={world.loaded_at} /> })}</>}
          {world.schedule !== null && (
            <> {sentence(t.scheduleRead, { ...world.schedule, time: <RelativeTime at={world.schedule.read_at} /> })}</>
          )}
          {world.nightly_at !== null &&
            ` ${t.nhlReadEveryNight({ moment: formatDue(nextNight(world.nightly_at, now), now) })}`}
        </p>
        <FormAlert message={failureOf(load.error)} />
        {running ? (
          <JobBar job={job} />
        ) : (
          <>
            {job?.outcome != null && (
              <p
                role="status"
                className={job.state === 'done' ? 'text-sm text-ink-2' : 'rounded-md bg-warn-soft px-3 py-2 text-warn'}
              >
                {reasonWords(job.outcome)}
              </p>
            )}
            <Button
              variant={world.real === 0 ? 'primary' : 'secondary'}
              className="self-start"
              busy={load.isPending}
              onClick={() => load.mutate()}
            >
              {world.real === 0 ? t.loadRealPlayers : t.readNhlAgain}
            </Button>
            {world.real === 0 && away && (
              <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-3">
                {t.youPutReminderAway}
                <Button size="sm" variant="quiet" onClick={() => put(false)}>
                  {t.remindMeAgain}
                </Button>
              </p>
            )}
          </>
        )}
      </div>
      {world.real > 0 && <Contracts world={world} />}
    </div>
  );
}

/** The NHL publishes no salaries; until the import the minimum salary counts. */
function Contracts({ world: { season, unsigned, earlier, minimum_salary: minimum } }: { world: WorldAnswer }) {
  const [failed, setFailed] = useState<string | null>(null);
  const save = (all: boolean) => {
    setFailed(null);
    saveTemplate(season, all).catch(() => setFailed(t.templateNotFetched));
  };
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">{t.contractsOf({ season })}</h3>
      <p className="text-ink-2">
        {unsigned === 0 && earlier === 0
          ? t.everyPlayerHasContract
          : [
              unsigned > 0 ? t.playersWithoutContract({ count: unsigned, amount: formatMoney(minimum) }) : null,
              earlier > 0 ? t.countByEarlierContract({ count: earlier }) : null,
              t.nhlPublishesNoSalaries,
            ]
              .filter(Boolean)
              .join(' ')}
      </p>
      <FormAlert message={failed} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={unsigned + earlier === 0} onClick={() => save(false)}>
          {t.templateWithoutContract}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => save(true)}>
          {t.templateOfEverybody}
        </Button>
      </div>
      <p className="text-sm text-ink-3">{t.templateHint}</p>
    </div>
  );
}
