import { useQuery } from '@tanstack/react-query';
import type { PushAnswer } from '@crease/core/notifications/push.schema.js';
import { useAuth } from '../../platform/session/auth-store.js';
import { ownHash, standing, turnOff, turnOn, type ThisDevice } from '../../platform/worker/this-device.js';
import { request } from '../../platform/requests/api-client.js';
import { Button } from '../../ui/Button.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { SkeletonRows } from '../../ui/page/Skeleton.js';
import { PushChoices } from './PushChoices.js';
import { PushDevices } from './PushDevices.js';
import { usePush, usePushChange } from './push.data.js';
import * as t from './notifications.words.en.js';

/** Explanation and next step for each state of this browser. */
const WORDS: Readonly<Record<Exclude<ThisDevice, 'on' | 'off'>, string>> = {
  impossible: t.browserCannotGetNotices,
  install: t.addToHomeScreenHint,
  blocked: t.browserBlocksNotices,
};

/** Turns notices on this device on or off, and lists devices and choices. */
export function PushPanel() {
  const query = usePush();
  const answer = query.data;
  return (
    <Panel title={t.onYourDevices} state={panelState(query)} skeleton={<SkeletonRows rows={3} lead={false} />}>
      {answer !== undefined && <Loaded answer={answer} />}
    </Panel>
  );
}

function Loaded({ answer }: { answer: PushAnswer }) {
  const devices = answer.devices.map(({ endpoint_hash }) => endpoint_hash);
  const here = useQuery({
    // The browser's own state: refetched when the devices change, and when the user returns from its settings.
    queryKey: ['this-device', ...devices],
    queryFn: async () => ({ state: await standing(answer), hash: await ownHash() }),
    refetchOnWindowFocus: 'always',
    networkMode: 'always',
  });
  return (
    <>
      {here.data !== undefined && <Here state={here.data.state} answer={answer} onAsked={() => void here.refetch()} />}
      {answer.devices.length > 0 && (
        <>
          <PushDevices devices={answer.devices} own={here.data?.hash ?? null} />
          <PushChoices answer={answer} />
        </>
      )}
    </>
  );
}

function Here({ state, answer, onAsked }: { state: ThisDevice; answer: PushAnswer; onAsked: () => void }) {
  const uid = useAuth(({ user }) => user?.uid) ?? '';
  const on = usePushChange(async () => {
    const added = await turnOn(uid, answer);
    onAsked();
    return added;
  }, t.noticesTurnedOnHere);
  const off = usePushChange(async () => {
    const hash = await ownHash();
    await turnOff();
    const own = answer.devices.find(({ endpoint_hash }) => endpoint_hash === hash);
    if (own === undefined) return null;
    return request('DELETE /push/devices/:device_id', { device_id: own.device_id });
  }, t.noticesTurnedOffHere);
  if (state !== 'on' && state !== 'off')
    return <p className="rounded-md bg-sunken px-3 py-2 text-ink-2">{WORDS[state]}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p className="max-w-[34rem] text-ink-2">{state === 'on' ? t.thisDeviceGetsNotices : t.turnOnNoticesHint}</p>
      {state === 'on' ? (
        <Button busy={off.isPending} onClick={() => off.mutate(undefined)}>
          {t.turnOffHere}
        </Button>
      ) : (
        <Button variant="primary" busy={on.isPending} onClick={() => on.mutate(undefined)}>
          {t.turnOnForThisDevice}
        </Button>
      )}
    </div>
  );
}
