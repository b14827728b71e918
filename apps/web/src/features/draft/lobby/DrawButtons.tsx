import Dices from 'lucide-react/icons/dices';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Shuffle from 'lucide-react/icons/shuffle';
import { hasLottery, type LotteryRules } from '@crease/core/draft/order/lottery.rules.js';
import { lotteryWords } from '@crease/core/draft/order/lottery.words.js';
import type { OrderRule } from '@crease/core/leagues/drafts/draft.table.js';
import { Button } from '../../../ui/Button.js';
import * as t from './lobby.words.en.js';

/** Buttons that create an order at random, by lottery, from the standings or from another draft. */
export function DrawButtons({
  draws,
  standings,
  lottery,
  inSeason,
  busy,
  draw,
  rule,
  by,
}: {
  draws: number;
  standings: boolean;
  lottery: LotteryRules;
  /** True for a draft during the season: the table so far counts, and there is no lottery. */
  inSeason: boolean;
  busy: string | null;
  draw: (source: 'random' | 'lottery') => void;
  /** The order that the league's settings give a further draft; null in other drafts. */
  rule: OrderRule | null;
  by: (source: 'standings' | 'best' | 'same') => void;
}) {
  return (
    <section aria-label={t.drawOrder} className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-ink">{t.drawFirstRound}</h3>
      <Button
        icon={<Shuffle size={16} aria-hidden="true" />}
        busy={busy === 'random'}
        disabled={busy !== null}
        onClick={() => draw('random')}
        className="justify-start"
      >
        {draws > 0 ? t.drawAgainAtRandom : t.randomDraw}
      </Button>
      {standings && (
        <>
          <Button
            icon={<ListOrdered size={16} aria-hidden="true" />}
            busy={busy === 'standings'}
            disabled={busy !== null}
            onClick={() => by('standings')}
            className="justify-start"
          >
            {inSeason ? t.reverseOfTable : t.reverseOfLastSeason}
          </Button>
          {rule === 'best' && (
            <Button
              icon={<ListOrdered size={16} aria-hidden="true" />}
              busy={busy === 'best'}
              disabled={busy !== null}
              onClick={() => by('best')}
              className="justify-start"
            >
              {t.standingsBestFirst}
            </Button>
          )}
          {!inSeason && hasLottery(lottery) && (
            <Button
              icon={<Dices size={16} aria-hidden="true" />}
              busy={busy === 'lottery'}
              disabled={busy !== null}
              onClick={() => draw('lottery')}
              className="justify-start"
            >
              {t.lottery}
            </Button>
          )}
          {!inSeason && <p className="text-xs text-ink-3">{lotteryWords(lottery)}</p>}
        </>
      )}
      {(rule === 'rookie' || rule === 'general') && (
        <Button
          icon={<ListOrdered size={16} aria-hidden="true" />}
          busy={busy === 'same'}
          disabled={busy !== null}
          onClick={() => by('same')}
          className="justify-start"
        >
          {rule === 'rookie' ? t.asInRookieDraft : t.asInGeneralDraft}
        </Button>
      )}
      {!standings && <p className="text-xs text-ink-3">{inSeason ? t.tableNeeded : t.finishedSeasonNeeded}</p>}
      {draws > 0 && <p className="text-xs text-ink-2">{t.drawnSoFar({ draws })}</p>}
    </section>
  );
}
