import { draftName } from '@crease/core/draft/draft-name.words.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { later } from '../state/later.js';
import { useDraft } from '../state/room-context.js';

export const Tools = later(
  async () => (await import('../office/CommissionerBar.js')).Tools,
  <div
    aria-hidden="true"
    className="h-12 shrink-0 border-b border-line bg-canvas xl:h-full xl:min-w-20 xl:border-b-0 short:h-full short:min-w-20 short:border-b-0"
  />,
);

/** As wide as the header's actions on a phone. */
const ACTIONS = <div aria-hidden="true" className="w-20 shrink-0" />;
export const RoomActions = later(async () => (await import('./RoomActions.js')).RoomActions, ACTIONS);
const BLOCK = <div aria-hidden="true" className="shrink-0" />;
export const AuctionBlock = later(async () => (await import('../auction/AuctionBlock.js')).AuctionBlock, BLOCK);
export const RoomTrades = later(async () => (await import('../offers/RoomTrades.js')).RoomTrades);

const LINE = <div aria-hidden="true" className="h-10 shrink-0 border-b border-line bg-sunken sm:h-8 short:h-6" />;
export const CapCockpit = later(async () => (await import('../team/CapCockpit.js')).CapCockpit, LINE);
export const CapFigures = later(async () => (await import('../team/CapCockpit.js')).CapFigures, <div />);

const shop = () => import('../offers/Shop.js');
export const ShopButton = later(async () => (await shop()).ShopButton);
export const ShoppedCount = later(async () => (await shop()).ShoppedCount);
export const ShoppedLine = later(async () => (await shop()).ShoppedLine);

export const AutoBanner = later(async () => (await import('./AutoBanner.js')).AutoBanner);
export const PathWarnings = later(async () => (await import('../team/PathWarnings.js')).PathWarnings);
export const RoomNotice = later(async () => (await import('./RoomNotice.js')).RoomNotice);
export const LobbyRoll = later(async () => (await import('../lobby/LobbyRoll.js')).LobbyRoll);
export const LobbyNight = later(async () => (await import('../lobby/LobbyNight.js')).LobbyNight);
export const Flash = later(async () => (await import('./Flash.js')).Flash);
export const CoachMarks = later(async () => (await import('./coach/CoachMarks.js')).CoachMarks);
export const GhostBar = later(async () => (await import('../offers/GhostBar.js')).GhostBar);
export const TakeNow = later(async () => (await import('../list/TakeNow.js')).TakeNow, <span className="flex-1" />);

/** Shows the draft's name as the title until the current turn is known. */
function Named() {
  usePageTitle(useDraft(draftName));
  return null;
}
export const RoomTitle = later(async () => (await import('./RoomTitle.js')).RoomTitle, <Named />);
