import { conditionsOf, WISH_LIMITS, wishKey, type Wish } from '@crease/core/draft/queue/wish.rules.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import type { Pool } from '../state/pool.model.js';
import { useJudge } from '../state/room-hooks.js';
import { useQueue } from '../state/use-queue.js';
import { useWishForm } from './use-wish-form.js';
import { CeilingField, KindFields, TimingFields } from './WishFields.js';
import { WishPlayers } from './WishPlayers.js';
import { wishSentence } from './wish.model.js';
import * as t from './queue.words.en.js';

interface DialogProps {
  /** The wish to edit; null for a new rule. */
  wish: Wish | null;
  teamId: string;
  pool: Pool;
  save: (wish: Wish) => void;
  close: () => void;
}

export default function WishDialog({ wish: start, teamId, pool, save, close }: DialogProps) {
  const queue = useQueue();
  const form = useWishForm(start, pool);
  const { player, wish } = form;
  const others = queue.wishes.filter((one) => start === null || wishKey(one) !== wishKey(start));
  const full =
    typeof wish === 'object' && others.filter((one) => typeof one !== 'number').length >= WISH_LIMITS.conditional;
  const nameOf = (id: number) => pool.byId.get(id)?.name ?? t.playerById({ id });

  return (
    <FormDialog
      title={start === null ? t.addRule : player === null ? t.changeRule : t.conditionsOf({ player: nameOf(player) })}
      description={player === null ? t.ruleHint : t.conditionsHint}
      submit={start === null ? t.addToQueue : t.save}
      size="md"
      onClose={close}
      ready={wish !== null && !full}
      error={full ? t.rulesLimit({ count: WISH_LIMITS.conditional }) : null}
      onSubmit={() => {
        if (wish !== null) save(wish);
      }}
    >
      {player === null && <KindFields form={form} />}
      <CeilingField form={form} />
      <WishPlayers
        pool={pool}
        chosen={form.gone}
        choose={form.setGone}
        how={form.how}
        setHow={form.setHow}
        without={player}
      />
      <TimingFields form={form} />
      <Preview wish={wish} teamId={teamId} nameOf={nameOf} />
    </FormDialog>
  );
}

/** Shows the wish as a sentence, and the player that it would pick now. */
function Preview({ wish, teamId, nameOf }: { wish: Wish | null; teamId: string; nameOf: (id: number) => string }) {
  const judge = useJudge(teamId);
  const holds = wish !== null && judge !== null && judge.wishes.holds(conditionsOf(wish));
  const bare: Wish | null =
    wish === null || typeof wish === 'number'
      ? wish
      : { ...wish, gone: undefined, from_round: undefined, fewer_than: undefined };
  const taken = bare === null ? null : (judge?.wished(bare)?.name ?? null);
  return (
    <div role="status" className="rounded-md bg-sunken px-3 py-2.5 text-sm">
      <p className="font-semibold text-pretty text-ink">
        {wish === null ? t.choosePosition : t.wishAsSentence({ wish: wishSentence(wish, nameOf) })}
      </p>
      {wish !== null && judge !== null && (
        <p className="mt-0.5 text-ink-2">
          {taken === null
            ? t.noPlayerLeftFits
            : holds
              ? t.ruleTakesNow({ player: taken })
              : t.ruleWaits({ player: taken })}
        </p>
      )}
    </div>
  );
}
