import { POLL_CHOICES, type PollResults, type PollVoters } from '@crease/core/talk/poll.rules.js';
import { localValue } from '../open-league/season-data.js';

const DAY_MS = 86_400_000;
const DAYS = 7;

export interface PollForm {
  readonly question: string;
  readonly choices: readonly string[];
  readonly several: boolean;
  readonly voters: PollVoters;
  readonly secret: boolean;
  readonly results: PollResults;
  readonly deadline: string;
  readonly confirmed: boolean;
}

export const emptyPoll = (now: number): PollForm => ({
  question: '',
  choices: ['', ''],
  several: false,
  voters: 'team',
  secret: false,
  results: 'end',
  deadline: localValue(now + DAYS * DAY_MS),
  confirmed: false,
});

const saidOf = (form: PollForm): string[] =>
  form.choices.map((choice) => choice.trim()).filter((choice) => choice !== '');

export const pollReady = (form: PollForm): boolean =>
  form.question.trim() !== '' && saidOf(form).length >= POLL_CHOICES.least && !Number.isNaN(Date.parse(form.deadline));

export const pollBody = (form: PollForm) => ({
  question: form.question.trim(),
  choices: saidOf(form),
  several: form.several,
  voters: form.voters,
  secret: form.secret,
  results: form.secret ? ('end' as const) : form.results,
  deadline: new Date(form.deadline).toISOString(),
  confirm_soon: form.confirmed,
});
