import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { useLoadedLeague } from '../../../open-league/league-data.js';
import { Badge } from '../../../../ui/marks/Badge.js';
import { Button } from '../../../../ui/Button.js';
import { cx } from '../../../../ui/cx.js';
import { PHASE_WORDS, goingOnTo } from './phase-words.js';
import * as t from '../hub.words.en.js';

export function NextPhase({
  leagueId,
  answer,
  onAdvance,
}: {
  leagueId: string;
  answer: PhaseAnswer;
  onAdvance: () => void;
}) {
  const { league, me } = useLoadedLeague(leagueId);
  const barred = answer.obstacles.some(({ final }) => final);
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 id="next-phase" tabIndex={-1} className="flex scroll-mt-20 flex-wrap items-center gap-2 font-semibold">
        {t.nextPhase({ phase: PHASE_WORDS[answer.next].title })}
        {barred ? (
          <Badge tone="bad">{t.notYet}</Badge>
        ) : answer.obstacles.length > 0 ? (
          <Badge tone="warn">{t.onlyWithReason}</Badge>
        ) : (
          <Badge tone="good">{t.ready}</Badge>
        )}
      </h3>
      {answer.obstacles.length === 0 ? (
        <p className="mt-2 flex items-center gap-2 text-ink-2">
          <Check size={16} aria-hidden="true" className="text-good" />
          {league.phase === 'setup' ? t.setupPhaseHint : t.everythingIsReady}
        </p>
      ) : (
        <Obstacles obstacles={answer.obstacles} />
      )}
      {me.is_commissioner && (
        <Button
          variant={answer.obstacles.length === 0 && league.phase !== 'setup' ? 'primary' : 'secondary'}
          className="mt-4"
          disabled={barred}
          icon={<ArrowRight size={16} aria-hidden="true" />}
          onClick={onAdvance}
        >
          {t.goOnTo({ phase: goingOnTo(answer.next) })}
        </Button>
      )}
    </div>
  );
}

function Obstacles({ obstacles }: Pick<PhaseAnswer, 'obstacles'>) {
  return (
    <ul aria-label={t.notReadyYet} className="mt-2 flex flex-col gap-3">
      {obstacles.map((obstacle) => (
        <li key={`${obstacle.name}${obstacle.message}`} className="flex items-start gap-2">
          <CircleAlert
            size={16}
            aria-hidden="true"
            className={cx('mt-0.5 shrink-0', obstacle.final ? 'text-bad' : 'text-warn')}
          />
          <span className="min-w-0">
            {obstacle.teams.length === 0 ? obstacle.message : t.teamsNotLegal({ count: obstacle.teams.length })}
            {obstacle.fix !== undefined && <span className="block text-xs text-ink-3">{obstacle.fix}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
