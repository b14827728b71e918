import { useState } from 'react';
import type { WebhookAnswer } from '@crease/core/notifications/webhook.answers.js';
import { WEBHOOK_KIND_KEYS } from '@crease/core/notifications/webhook.kinds.js';
import { SERVICE_WORDS } from '@crease/core/notifications/webhook.rules.js';
import { Badge, type Tone } from '../../../ui/marks/Badge.js';
import { Button } from '../../../ui/Button.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { showToast } from '../../../ui/layers/toast.js';
import { useNow } from '../../../ui/figures/use-now.js';
import { useWebhook, useWebhookActs } from './webhook.data.js';
import { webhookState, type WebhookState } from './webhook.model.js';
import { WebhookDialog } from './WebhookDialog.js';
import { cx } from '../../../ui/cx.js';
import { TOPICS } from '../../open-league/topic-icons.js';
import { sentence } from '../../../ui/text/sentence.js';
import { channelHints, channelLabels } from '@crease/core/notifications/kinds/kinds.words.js';
import * as t from './hub.words.en.js';

type Webhook = NonNullable<WebhookAnswer['webhook']>;

export function WebhookPanel({ leagueId }: { leagueId: string }) {
  const query = useWebhook(leagueId);
  const [asking, setAsking] = useState<'set' | 'remove' | null>(null);
  const webhook = query.data?.webhook ?? null;
  const close = () => setAsking(null);
  return (
    <Panel
      title={t.discordOrSlack}
      bodyClassName="pt-3"
      state={panelState(query)}
      skeleton={<SkeletonRows rows={2} lead={false} />}
      actions={query.data !== undefined && <StateBadge answer={query.data} />}
    >
      {webhook === null || query.data === undefined ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="min-w-0 flex-1 basis-60 text-ink-2">{t.discordOrSlackHint}</p>
            <Button variant="primary" onClick={() => setAsking('set')}>
              {t.connectChannel}
            </Button>
          </div>
          <PostedKinds kinds={null} />
        </>
      ) : (
        <Connected
          leagueId={leagueId}
          answer={query.data}
          webhook={webhook}
          onSet={() => setAsking('set')}
          onRemove={() => setAsking('remove')}
        />
      )}
      {query.data !== undefined && query.data.tries.length > 0 && <Tries tries={query.data.tries} />}
      {asking === 'set' && <WebhookDialog leagueId={leagueId} webhook={webhook} onClose={close} />}
      {asking === 'remove' && webhook !== null && (
        <RemoveDialog leagueId={leagueId} webhook={webhook} onClose={close} />
      )}
    </Panel>
  );
}

/** The kinds of news; with a channel also which of them it gets. */
function PostedKinds({ kinds }: { kinds: Webhook['kinds'] | null }) {
  const title = kinds === null ? t.whatCanBePosted : t.whatIsPosted;
  return (
    <section aria-label={title} className="-mx-4 mt-4 -mb-4 border-t border-line px-4 py-3">
      <h3 className="flex justify-between gap-4 text-sm font-semibold">
        {title}
        {kinds !== null && (
          <span className="font-normal text-ink-2">
            {t.postedCount({ count: kinds.length, all: WEBHOOK_KIND_KEYS.length })}
          </span>
        )}
      </h3>
      <ul className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {WEBHOOK_KIND_KEYS.map((kind) => (
          <PostedKind key={kind} kind={kind} posted={kinds === null ? null : kinds.includes(kind)} />
        ))}
      </ul>
    </section>
  );
}

function PostedKind({ kind, posted }: { kind: Webhook['kinds'][number]; posted: boolean | null }) {
  const Icon = TOPICS[kind];
  return (
    <li className="flex items-start gap-2.5">
      <span
        className={cx(
          'mt-0.5 inline-flex size-7 shrink-0 items-center justify-center rounded-md',
          posted === false ? 'text-ink-3' : 'bg-sunken text-ink-2',
        )}
      >
        <Icon size={15} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <p className={cx('text-sm font-medium', posted === false && 'text-ink-3')}>
          {channelLabels[kind]}
          {posted !== null && (
            <span className="ml-2 text-xs font-normal text-ink-3">{posted ? t.posted : t.notPosted}</span>
          )}
        </p>
        <p className={cx('text-xs', posted === false ? 'text-ink-3' : 'text-ink-2')}>{channelHints[kind]}</p>
      </div>
    </li>
  );
}

function StateBadge({ answer }: { answer: WebhookAnswer }) {
  const state = webhookState(answer);
  return state === null ? null : <Badge tone={BADGES[state.is].tone}>{BADGES[state.is].word}</Badge>;
}
const BADGES: Readonly<Record<WebhookState['is'], { word: string; tone: Tone }>> = {
  off: { word: t.off, tone: 'neutral' },
  on: { word: t.on, tone: 'good' },
  failing: { word: t.failing, tone: 'warn' },
  stopped: { word: t.stopped, tone: 'bad' },
};

function Connected({
  leagueId,
  answer,
  webhook,
  onSet,
  onRemove,
}: {
  leagueId: string;
  answer: WebhookAnswer;
  webhook: Webhook;
  onSet: () => void;
  onRemove: () => void;
}) {
  const { set, test } = useWebhookActs(leagueId);
  const { kinds, on, stopped_at } = webhook;
  const runs = on && stopped_at === null;
  const turn = () =>
    set.mutate(
      { kinds, on: !runs },
      {
        onSuccess: () => showToast({ kind: 'success', text: runs ? t.switchedOff : t.switchedOn }),
        onError: (error) => showToast({ kind: 'error', text: error.message }),
      },
    );
  return (
    <>
      <p className="text-sm text-ink">
        {sentence(t.serviceAddress, {
          service: SERVICE_WORDS[webhook.service],
          ending: <span className="font-medium">{webhook.ending}</span>,
        })}
        {webhook.set_by !== null && <span className="text-ink-3">{` · ${t.setBy({ person: webhook.set_by })}`}</span>}
      </p>
      <StateWords answer={answer} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button busy={test.isPending} onClick={() => test.mutate()}>
          {t.sendTest}
        </Button>
        <Button onClick={onSet}>{t.change}</Button>
        <Button variant="quiet" busy={set.isPending} onClick={turn}>
          {runs ? t.switchOff : t.switchOn}
        </Button>
        <Button variant="quiet" onClick={onRemove}>
          {t.remove}
        </Button>
      </div>
      <PostedKinds kinds={kinds} />
    </>
  );
}

function StateWords({ answer }: { answer: WebhookAnswer }) {
  const now = useNow();
  const state = webhookState(answer);
  const { succeeded_at = null, next_at = null } = answer.webhook ?? {};
  if (state?.is === 'stopped')
    return (
      <p className="mt-2 rounded-md bg-bad-soft px-3 py-2 text-sm text-bad">
        {state.why} {sentence(t.postingStopped, { time: <RelativeTime at={state.since} /> })}
      </p>
    );
  if (state?.is === 'failing')
    return (
      <p className="mt-2 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
        {state.why} {sentence(t.failureBegan, { time: <RelativeTime at={state.since} /> })}{' '}
        {next_at !== null && Date.parse(next_at) > now
          ? sentence(t.triedAgainAt, { time: <RelativeTime at={next_at} /> })
          : t.triedAgainWithNextLine}
      </p>
    );
  return (
    <p className="mt-0.5 text-xs text-ink-3">
      {succeeded_at === null ? t.noPostsYet : sentence(t.lastPostedAt, { time: <RelativeTime at={succeeded_at} /> })}
    </p>
  );
}

function RemoveDialog({ leagueId, webhook, onClose }: { leagueId: string; webhook: Webhook; onClose: () => void }) {
  const { remove } = useWebhookActs(leagueId);
  return (
    <FormDialog
      role="alertdialog"
      onClose={onClose}
      title={t.removeChannelQuestion({ service: SERVICE_WORDS[webhook.service] })}
      description={t.removeChannelHint}
      submit={t.remove}
      danger
      busy={remove.isPending}
      onSubmit={() => remove.mutate(undefined, { onSuccess: onClose })}
    />
  );
}

function Tries({ tries }: { tries: WebhookAnswer['tries'] }) {
  return (
    <details className="-mx-4 mt-4 -mb-4 border-t border-line px-4 py-3">
      <summary className="cursor-pointer text-sm text-ink-2">{t.lastAttempts}</summary>
      <ul className="mt-1">
        {tries.map(({ at, succeeded, words }, index) => (
          <li key={`${at} ${index}`} className="border-b border-line py-1.5 text-sm last:border-b-0">
            <span className={succeeded ? 'text-ink-2' : 'text-bad'}>{words}</span>
            <span className="block text-xs text-ink-3">
              <RelativeTime at={at} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
