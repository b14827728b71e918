import { Link } from 'react-router-dom';
import { paths } from '../../../platform/pages/paths.js';
import { splitChosen } from './room-trades.model.js';
import { closeTrading } from '../state/room-trades.store.js';
import { useScope } from '../state/room-context.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './offers.words.en.js';

/** Link to the full trade builder with the current selection. That page links back to the room. */
export function FullBuilder({
  partner,
  give,
  want,
  counter,
}: {
  /** null: no partner is chosen yet. */
  partner: string | null;
  give: readonly string[];
  want: readonly string[];
  counter: string | null;
}) {
  const { leagueId, draftId } = useScope();
  const [mine, theirs] = [splitChosen(give), splitChosen(want)];
  const begin =
    counter === null
      ? {
          ...(partner === null ? {} : { with: partner }),
          ...list('give', mine.players),
          ...list('givePick', mine.picks),
          ...list('want', theirs.players),
          ...list('wantPick', theirs.picks),
        }
      : { counter };
  return (
    <p className="text-sm text-ink-2">
      {sentence(t.fullBuilderHint, {
        openIt: (
          <Link
            to={paths.newTrade(leagueId, { ...begin, room: draftId })}
            onClick={closeTrading}
            className="font-medium text-accent-text hover:underline"
          >
            {t.openFullBuilder}
          </Link>
        ),
      })}
    </p>
  );
}

const list = (name: string, ids: readonly (string | number)[]) => (ids.length === 0 ? {} : { [name]: ids.join(',') });
