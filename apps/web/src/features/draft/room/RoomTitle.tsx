import { useEffect } from 'react';
import { draftName } from '@crease/core/draft/draft-name.words.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { announce } from '../announce/announcements.js';
import { dropAhead } from '../announce/execute-reactions.js';
import { useClockFace } from '../clock/Clock.js';
import * as say from '../sync/sync.words.en.js';
import { useDraft, useView } from '../state/room-context.js';
import { useMine } from './RoomHeader.js';
import { play } from '../announce/sound.js';
import { picksAhead } from '../sync/turns.model.js';
import * as t from './room.words.en.js';

/** Document title: whose turn it is, with a countdown on the user's own turn. */
export function RoomTitle() {
  const mine = useMine();
  return mine ? <MyTurnTitle /> : <QuietTitle />;
}
function QuietTitle() {
  const name = useDraft(draftName);
  const paused = useDraft((state) => state.status === 'paused');
  const my = useView((view) => view.my.teamIds);
  const ahead = useDraft((state) =>
    state.status === 'running' && !state.rules.auction ? picksAhead(state, my) : null,
  );
  usePageTitle(paused ? t.paused : ahead === 1 ? say.upNextTitle : ahead === 2 ? say.upInTwoTitle : null, name);
  const far = ahead === null;
  useEffect(() => {
    if (far) dropAhead();
  }, [far]);
  return null;
}
function MyTurnTitle() {
  const name = useDraft(draftName);
  const { text, seconds, bank } = useClockFace();
  const behind = useDraft((state) => state.onClock?.bankMs ?? 0);
  useEffect(dropAhead, []);
  usePageTitle(`● ${text} ${bank ? t.yourTimeBankRuns : t.youAreOnClock}`, name);
  useEffect(() => {
    if (!bank) return;
    announce(say.bankRuns, true);
    play('next');
  }, [bank]);
  const low = seconds === 30 || seconds === 10 ? seconds : null;
  useEffect(() => {
    if (low === null) return;
    announce((!bank && behind > 0 ? say.secondsLeftThenBank : say.secondsLeft)({ seconds: low }), true);
    if (low === 10) play('next');
  }, [low, bank, behind]);
  return null;
}
