import { textsByReader } from '../../words.js';
import * as en from './status-note.words.en.js';
import * as fr from './status-note.words.fr.js';

const STATUS_NOTES = textsByReader({ en: en.STATUS_NOTES, fr: fr.STATUS_NOTES });

/** Stored as the note of a status that follows from a club's injured reserve in a players file. */
export const CLUB_RESERVE = 'club-reserve';

/** Stored by processes of the earlier release until all are updated. */
const EARLIER_CLUB_RESERVE = "On their club's injured reserve";

export const isClubReserve = (note: string | null): boolean => note === CLUB_RESERVE || note === EARLIER_CLUB_RESERVE;

/** The note of a player's status in words. Other notes are texts that people entered. */
export const statusNoteWords = (note: string): string => (isClubReserve(note) ? STATUS_NOTES[CLUB_RESERVE] : note);
