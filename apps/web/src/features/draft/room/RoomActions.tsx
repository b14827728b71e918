import { Link } from 'react-router-dom';
import Bell from 'lucide-react/icons/bell';
import Ear from 'lucide-react/icons/ear';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { paths } from '../../../platform/pages/paths.js';
import { IconButton } from '../../../ui/Button.js';
import { Menu, MenuSeparator } from '../../../ui/layers/Menu.js';
import { MenuItem } from '../../../ui/layers/MenuItem.js';
import { useTight } from '../../../ui/use-short.js';
import { showToast } from '../../../ui/layers/toast.js';
import { alertsSupported, tryAlert, useAlerts } from '../announce/alerts.js';
import { play, setMuted, useSound } from '../announce/sound.js';
import {
  changeAnnouncementLevel,
  useAnnouncementLevel,
  type AnnouncementLevel,
} from '../announce/announcement-level.js';
import { useScope } from '../state/room-context.js';
import { RoomTradesButton, RoomTradesItem } from '../offers/RoomTrades.js';
import * as t from './room.words.en.js';

/** Screen reader verbosity: label of the menu entry, which cycles through the choices. */
const SPOKEN_WORD: Readonly<Record<AnnouncementLevel, string>> = {
  all: t.readOutEveryPick,
  mine: t.readOutMyTeamOnly,
  off: t.readOutUrgentOnly,
};

export function RoomActions() {
  const { leagueId, draftId, ui, alone = false } = useScope();
  const sound = useSoundSwitch();
  const level = useAnnouncementLevel((state) => state.level);
  const tight = useTight();
  return (
    <div className="flex shrink-0 items-center pr-1.5 sm:pr-3 short:pr-1">
      <RoomTradesButton />
      {!tight && (
        <IconButton
          label={sound.label}
          aria-pressed={sound.muted}
          icon={<sound.Icon size={18} aria-hidden="true" />}
          onClick={sound.turn}
        />
      )}
      <Menu
        label={t.draftRoom}
        trigger={(props) => <IconButton {...props} label={t.more} icon={<Ellipsis size={18} aria-hidden="true" />} />}
      >
        {alertsSupported() && <AlertsItem />}
        {tight && (
          <MenuItem icon={<sound.Icon size={16} aria-hidden="true" />} onSelect={sound.turn}>
            {sound.label}
          </MenuItem>
        )}
        <RoomTradesItem />
        <MenuItem icon={<Ear size={16} aria-hidden="true" />} onSelect={changeAnnouncementLevel}>
          {SPOKEN_WORD[level]}
        </MenuItem>
        <MenuItem icon={<Keyboard size={16} aria-hidden="true" />} onSelect={() => ui.setState({ helpOpen: true })}>
          {t.keyboard}
        </MenuItem>
        {!alone && (
          <MenuItem
            icon={<Monitor size={16} aria-hidden="true" />}
            render={(props) => <Link to={paths.draftRoom(leagueId, draftId, 'board')} target="_blank" {...props} />}
          >
            {t.bigScreenBoard}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem
          icon={<LogOut size={16} aria-hidden="true" />}
          render={(props) => <Link to={alone ? paths.landing : paths.drafts(leagueId)} {...props} />}
        >
          {t.leaveRoom}
        </MenuItem>
      </Menu>
    </div>
  );
}

function useSoundSwitch() {
  const muted = useSound((state) => state.muted);
  return {
    muted,
    label: muted ? t.turnSoundOn : t.turnSoundOff,
    Icon: muted ? VolumeX : Volume2,
    turn: () => {
      setMuted(!muted);
      // Play a sample so that the user can set the volume before it matters.
      if (muted) play('next');
    },
  };
}

function AlertsItem() {
  const alerts = Notification.permission;
  const broken = useAlerts((state) => state.broken);
  const allow = async () => {
    const permission = await Notification.requestPermission();
    if (permission === 'granted' && !(await tryAlert()))
      showToast({
        kind: 'info',
        text: t.browserShowsNoAlerts,
        detail: t.noAlertsHint,
      });
    if (permission === 'denied')
      showToast({
        kind: 'info',
        text: t.alertsAreBlocked,
        detail: t.alertsBlockedHint,
      });
  };
  return (
    <MenuItem
      icon={<Bell size={16} aria-hidden="true" />}
      disabled={alerts !== 'default' || broken}
      onSelect={() => void allow()}
    >
      {broken
        ? t.alertsDoNotWork
        : alerts === 'granted'
          ? t.alertsAreOn
          : alerts === 'denied'
            ? t.alertsAreBlocked
            : t.alertMeWhenUp}
    </MenuItem>
  );
}
