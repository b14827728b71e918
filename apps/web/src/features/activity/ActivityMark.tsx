import CircleDot from 'lucide-react/icons/circle-dot';
import MessageSquare from 'lucide-react/icons/message-square';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ActivityEntry } from '@crease/core/activity/activity.schema.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { cx } from '../../ui/cx.js';
import { Monogram } from '../../ui/marks/Monogram.js';
import { signOf } from './activity.model.js';
import { TOPICS } from '../open-league/topic-icons.js';
import * as t from './activity.words.en.js';

const NEUTRAL = 'bg-sunken text-ink-2';

const SIGNS = {
  plus: { Icon: Plus, look: 'bg-good-soft text-good', word: t.added },
  minus: { Icon: Minus, look: 'bg-bad-soft text-bad', word: t.removed },
  note: { Icon: MessageSquare, look: NEUTRAL, word: '' },
};

/** What happened as an icon, on the mark of the team that it happened to. */
export function ActivityMark({
  entry,
  teams,
}: {
  entry: Pick<ActivityEntry, 'action_type' | 'data' | 'topic' | 'team_ids'>;
  teams: readonly Pick<TeamSummary, 'team_id' | 'team_name' | 'picture'>[];
}) {
  const sign = signOf(entry);
  const { Icon, look, word } =
    sign === 'other'
      ? { Icon: entry.topic == null ? CircleDot : TOPICS[entry.topic], look: NEUTRAL, word: '' }
      : SIGNS[sign];
  const [id, ...others] = entry.team_ids;
  const team = others.length === 0 ? teams.find(({ team_id }) => team_id === id) : undefined;
  const icon = (size: number) => <Icon size={size} strokeWidth={sign === 'other' ? 2 : 3} aria-hidden="true" />;
  return (
    <span className="relative inline-flex size-7 shrink-0 items-center justify-center">
      {team === undefined ? (
        <span className={cx('inline-flex size-7 items-center justify-center rounded-md', look)}>{icon(15)}</span>
      ) : (
        <>
          <Monogram name={team.team_name} picture={team.picture} />
          <span
            className={cx(
              'absolute -right-1.5 -bottom-1 inline-flex size-4 items-center justify-center rounded-full ring-2 ring-surface',
              look,
            )}
          >
            {icon(11)}
          </span>
        </>
      )}
      {word !== '' && <span className="sr-only">{word}</span>}
    </span>
  );
}
