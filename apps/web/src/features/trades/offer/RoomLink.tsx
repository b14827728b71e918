import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useSearchParams } from 'react-router-dom';
import { ID_PATTERN } from '@crease/core/ids.js';
import { paths } from '../../../platform/pages/paths.js';
import { buttonClass } from '../../../ui/Button.js';
import * as t from './offer.words.en.js';

/** The room the user came from; null otherwise. */
export function useFromRoom(): string | null {
  const [parameters] = useSearchParams();
  const room = parameters.get('room');
  return room !== null && ID_PATTERN.test(room) ? room : null;
}

export function RoomLink({ leagueId }: { leagueId: string }) {
  const room = useFromRoom();
  return room === null ? null : (
    <Link to={paths.draftRoom(leagueId, room)} className={buttonClass('secondary')}>
      <ArrowLeft size={16} aria-hidden="true" />
      <span>{t.backToDraftRoom}</span>
    </Link>
  );
}
