import { draftName } from '@crease/core/draft/draft-name.words.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { lazyRoomPart } from '../state/lazy-room-part.js';
import { useDraft } from '../state/room-context.js';

export const Tools = lazyRoomPart(
  async () => (await import('../office/CommissionerBar.js')).Tools,
  <div
    aria-hidden="true"
    className="h-12 shrink-0 border-b border-line bg-canvas xl:h-full xl:min-w-20 xl:border-b-0 short:h-full short:min-w-20 short:border-b-0"
  />,
);

/** As wide as the header's actions on a phone. */
const ACTIONS = <div aria-hidden="true" className="w-20 shrink-0" />;
export const RoomActions = lazyRoomPart(async () => (await import('./RoomActions.js')).RoomActions, ACTIONS);
const BLOCK = <div aria-hidden="true" className="shrink-0" />;
export const AuctionBlock = lazyRoomPart(async () => (await import('../auction/AuctionBlock.js')).AuctionBlock, BLOCK);
export const RoomTrades = lazyRoomPart(async () => (await import('../offers/RoomTrades.js')).RoomTrades);

const LINE = <div aria-hidden="true" className="h-10 shrink-0 border-b border-line bg-sunken sm:h-8 short:h-6" />;
export const CapCockpit = lazyRoomPart(async () => (await import('../team/CapCockpit.js')).CapCockpit, LINE);
export const CapFigures = lazyRoomPart(async () => (await import('../team/CapCockpit.js')).CapFigures, <div />);

const shop = () => import('../offers/Shop.js');
export const ShopButton = lazyRoomPart(async () => (await shop()).ShopButton);
export const ShoppedCount = lazyRoomPart(async () => (await shop()).ShoppedCount);
export const ShoppedLine = lazyRoomPart(async () => (await shop()).ShoppedLine);

export const AutoBanner = lazyRoomPart(async () => (await import('./AutoBanner.js')).AutoBanner);
export const PathWarnings = lazyRoomPart(async () => (await import('../team/PathWarnings.js')).PathWarnings);
export const RoomNotice = lazyRoomPart(async () => (await import('./RoomNotice.js')).RoomNotice);
export const LobbyRoll = lazyRoomPart(async () => (await import('../lobby/LobbyRoll.js')).LobbyRoll);
export const LobbyNight = lazyRoomPart(async () => (await import('../lobby/LobbyNight.js')).LobbyNight);
export const Flash = lazyRoomPart(async () => (await import('./Flash.js')).Flash);
export const CoachMarks = lazyRoomPart(async () => (await import('./coach/CoachMarks.js')).CoachMarks);
export const GhostBar = lazyRoomPart(async () => (await import('../offers/GhostBar.js')).GhostBar);
export const TakeNow = lazyRoomPart(
  async () => (await import('../list/TakeNow.js')).TakeNow,
  <span className="flex-1" />,
);

/** Shows the draft's name as the title until the current turn is known. */
function Named() {
  usePageTitle(useDraft(draftName));
  return null;
}
export const RoomTitle = lazyRoomPart(async () => (await import('./RoomTitle.js')).RoomTitle, <Named />);
