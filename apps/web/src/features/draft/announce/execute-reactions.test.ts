import { beforeEach, expect, test } from '@jest/globals';
import { dismissToast, toastStore } from '../../../ui/layers/toast.js';
import { announce, showTold, useAnnouncements } from './announcements.js';
import { executeReactions } from './execute-reactions.js';
import type { Reaction } from '../sync/draft-reaction.model.js';
import { useAnnouncementLevel, type AnnouncementLevel } from './announcement-level.js';

beforeEach(() => {
  useAnnouncements.setState({ polite: [], urgent: [] });
  for (const { id } of toastStore.read()) dismissToast(id);
});

const SHOPPED: readonly Reaction[] = [
  { kind: 'announce', text: 'Owls is taking offers for pick 9.', urgent: false, others: true },
  { kind: 'toast', tone: 'info', text: 'Owls is taking offers for pick 9.' },
];
const said = () => {
  const { polite, urgent } = useAnnouncements.getState();
  return [...polite, ...urgent].map(({ text }) => text);
};
const shown = () => toastStore.read().map(({ text, silent }) => [text, silent]);

test.each<[AnnouncementLevel, readonly string[]]>([
  ['all', ['Owls is taking offers for pick 9.']],
  ['mine', []],
  ['off', []],
])(
  'under "%s" the room says what it shows once, or not at all, and the toast is never read out',
  (level, sentences) => {
    useAnnouncementLevel.setState({ level });
    executeReactions(SHOPPED);
    expect(said()).toEqual(sentences);
    expect(shown()).toEqual([['Owls is taking offers for pick 9.', true]]);
  },
);

test('what is told beside the reactions keeps to the choice as well: off leaves what is urgent', () => {
  useAnnouncementLevel.setState({ level: 'off' });
  announce('Nobody is left at center.', false);
  announce('An offer has arrived.', true);
  showTold({ kind: 'info', text: 'An offer has arrived.' });
  expect(said()).toEqual(['An offer has arrived.']);
  expect(shown()).toEqual([['An offer has arrived.', true]]);
});
