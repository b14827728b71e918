import { textsByReader } from '../../words.js';
import * as en from './status-note.words.en.js';
import * as fr from './status-note.words.fr.js';

const STATUS_NOTES = textsByReader({ en: en.STATUS_NOTES, fr: fr.STATUS_NOTES });

/** Stored as the note of a status that follows from a club's injured reserve in a players file. */
export const CLUB_RESERVE = 'club-reserve';

/** The note of a player's status in words. Other notes are texts that people entered. */
export const statusNoteWords = (note: string): string => (note === CLUB_RESERVE ? STATUS_NOTES[note] : note);
